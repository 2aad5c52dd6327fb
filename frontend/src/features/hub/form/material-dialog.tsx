import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { fileAddress } from '@waymark/contracts/community/file-address';
import type { Material } from '@waymark/contracts/community/materials';
import { useCallback, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { showIssues } from '#lib/show-issues.ts';
import { FileUploadField } from '#shared/large-upload/file-upload-field.tsx';
import type { LargeUploadState } from '#shared/large-upload/large-upload.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { ContentField } from './content-field.tsx';
import {
  bodyOf,
  emptyFields,
  FILE_FIRST,
  fieldsOf,
  fileMissing,
  MaterialFields,
  type MaterialFormBody,
} from './material-fields.ts';
import { MaterialInputs } from './material-inputs.tsx';

interface MaterialDialogProps {
  /** The material to edit; absent: a new one. */
  material?: Material;
  isPending: boolean;
  send: (body: MaterialFormBody) => Promise<Material>;
  onDone: (material: Material) => void;
  onClose: () => void;
}

const names = Object.keys(emptyFields) as (keyof MaterialFields)[];

export default function MaterialDialog({ material, isPending, send, onDone, onClose }: MaterialDialogProps) {
  const formId = useId();
  const [mediaType, setMediaType] = useState(material?.file?.type ?? null);
  const step = useRef<LargeUploadState['step']>('none');
  const form = useForm<MaterialFields>({
    resolver: standardSchemaResolver(MaterialFields),
    defaultValues: material ? fieldsOf(material) : emptyFields,
  });
  const onStep = useCallback((next: LargeUploadState['step']) => {
    step.current = next;
  }, []);
  const submit = (isPublished: boolean) =>
    form.handleSubmit(
      async (fields) => {
        try {
          onDone(await send({ ...bodyOf(fields), ...(!material && { is_published: isPublished }) }));
        } catch (error) {
          showIssues(error, names, form.setError);
          toastError(material ? 'Your changes were not saved' : 'Learning material not created', error);
        }
      },
      ({ contentUrl }) => {
        if (contentUrl?.message !== FILE_FIRST) return;
        const title = fileMissing(step.current);
        form.setError('contentUrl', { message: title });
        const description = 'You can publish as soon as it has been checked.';
        toast({ title, description, variant: 'destructive' });
      },
    );
  const isRecording = form.watch('source') === 'file' && /^(?:video|audio)\//.test(mediaType ?? '');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={material ? 'Edit Learning Material' : 'Share Learning Material'}
      description="Share only what is yours to share, and nothing that could identify a learner."
      footer={
        <>
          {!material && (
            <Button loading={isPending} onClick={() => void submit(false)()}>
              Save as Draft
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary" loading={isPending}>
            {material ? (isPending ? 'Saving...' : 'Save') : isPending ? 'Publishing...' : 'Publish'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label={material ? 'Edit learning material' : 'Learning material'}
        onSubmit={(event) => void submit(true)(event)}
        className="grid gap-5"
      >
        <ContentField
          form={form}
          material={material}
          onFile={(file) => setMediaType(file?.type ?? null)}
          onStep={onStep}
        />
        {isRecording && !material?.captionsUrl && (
          <FileUploadField
            purpose="captions"
            label="Captions (optional)"
            onChange={(file) =>
              form.setValue('captionsUrl', file ? fileAddress(file.id) : null, { shouldDirty: true })
            }
          />
        )}
        <MaterialInputs form={form} />
      </form>
    </Dialog>
  );
}
