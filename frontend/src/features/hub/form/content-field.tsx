import { fileAddress } from '@waymark/contracts/community/file-address';
import type { StoredFile } from '@waymark/contracts/community/files';
import { MAX_CONTENT_URL } from '@waymark/contracts/community/material-options';
import type { Material } from '@waymark/contracts/community/materials';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { formatBytes } from '#lib/format.ts';
import { FileUploadField } from '#shared/large-upload/file-upload-field.tsx';
import type { LargeUploadState } from '#shared/large-upload/large-upload.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';
import { SegmentedControl } from '#shared/ui/segmented-control.tsx';
import { type MaterialFields, titleOfFile, typeOfFile } from './material-fields.ts';

const sources = [
  { value: 'file', label: 'Upload a file' },
  { value: 'link', label: 'Link to a page' },
] as const;

interface ContentFieldProps {
  form: UseFormReturn<MaterialFields>;
  /** That is edited. */
  material: Material | undefined;
  onFile: (file: StoredFile | null) => void;
  onStep: (step: LargeUploadState['step']) => void;
}

/** The first step: a file, or the page of a course or a video elsewhere. */
export function ContentField({ form, material, onFile, onStep }: ContentFieldProps) {
  const { watch, setValue, register, formState, clearErrors, getValues } = form;
  const source = watch('source');
  const [isReplaced, setReplaced] = useState(!material?.file);
  const change = (file: StoredFile | null) => {
    setValue('contentUrl', file ? fileAddress(file.id) : '', { shouldDirty: true });
    onFile(file);
    if (!file) return;
    clearErrors('contentUrl');
    if (getValues('type') !== 'course') setValue('type', typeOfFile(file.type));
    if (!getValues('title')) setValue('title', titleOfFile(file.name));
  };
  const choose = (next: 'file' | 'link') => {
    setValue('source', next, { shouldDirty: true });
    setValue('contentUrl', '');
    clearErrors('contentUrl');
    if (next === 'link' && !['video', 'course'].includes(getValues('type'))) setValue('type', 'course');
  };
  const error = formState.errors.contentUrl?.message;
  return (
    <div className="grid gap-3">
      <SegmentedControl
        label="Content"
        value={source}
        segments={sources}
        onChange={choose}
        className="justify-self-start"
      />
      {source === 'link' && (
        <Field
          label="Address of the page"
          required
          error={error}
          hint="Of a course or a video, such as https://example.org/course. Readers see the name of the site before they leave."
        >
          <Input type="url" inputMode="url" maxLength={MAX_CONTENT_URL} {...register('contentUrl')} />
        </Field>
      )}
      {source === 'file' && !isReplaced && material?.file && (
        <CurrentFile material={material} onReplace={() => setReplaced(true)} />
      )}
      {source === 'file' && isReplaced && (
        <FileUploadField purpose="material" label="File" error={error} onChange={change} onStep={onStep} />
      )}
    </div>
  );
}

function CurrentFile({ material: { file }, onReplace }: { material: Material; onReplace: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line p-3 text-sm">
      <span dir="auto" className="min-w-40 grow basis-0 wrap-anywhere">
        <span className="block font-semibold">{file!.name || 'The file'}</span>
        <span className="tabular text-muted">{formatBytes(file!.size)}</span>
      </span>
      <Button size="sm" onClick={onReplace}>
        Replace File
      </Button>
    </div>
  );
}
