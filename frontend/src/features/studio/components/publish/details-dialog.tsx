import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { Button } from '../../../../components/ui/button.tsx';
import { Field } from '../../../../components/ui/field.tsx';
import { Input, Textarea } from '../../../../components/ui/input.tsx';
import { useCategories } from '../../../../lib/shared-queries.ts';
import { useSources } from '../../api/use-sources.ts';
import { withDetails } from '../../draft-preview.ts';
import type { DetailsTarget } from '../../edit-target.ts';
import { VoiceChoice } from '../builder/voice-choice.tsx';
import { CategorySelect } from '../category-select.tsx';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { ConflictNotice, draftDialogActions, RestoredNotice } from '../unsaved.tsx';
import { blankAsNull, useDetailsForm } from './use-details-form.ts';

const FORM = 'roadmap-details';

const NONE: Source[] = [];

interface DetailsDialogProps {
  roadmap: Roadmap;
  focus?: DetailsTarget['focus'];
  onClose: () => void;
  onReopen: () => void;
}

/** Edits title, category, description, duration and recording. */
export function DetailsDialog({ roadmap, focus = 'title', onClose, onReopen }: DetailsDialogProps) {
  const { data: sources = NONE } = useSources(roadmap.id);
  const { form, errors, submit, saving, saved, draft, isConflicting } = useDetailsForm(roadmap, onClose);
  const { register, watch, setValue } = form;
  const { data: categories = [] } = useCategories();
  const { cancel, close } = draftDialogActions({ draft, onClose, onReopen });
  return (
    <PreviewDialog
      onClose={close}
      preview={withDetails(roadmap, watch(), categories)}
      stageId={null}
      stepId={null}
      title="Edit details"
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" form={FORM} variant="primary" loading={saving || draft.isBlocked}>
            {isConflicting ? 'Save my version' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className="grid gap-5" onSubmit={submit}>
        {isConflicting ? (
          <ConflictNotice
            title="These details were changed in another window"
            onUseOther={draft.startOver}
            other={
              <>
                <p className="mt-1 font-serif text-base font-semibold">{saved.title}</p>
                <p className="text-muted">{saved.description}</p>
                {saved.duration && <p>{saved.duration}</p>}
              </>
            }
          >
            Your text is still here. Compare the two, then save your version or use the other.
          </ConflictNotice>
        ) : (
          draft.restored && <RestoredNotice onStartOver={draft.startOver} />
        )}
        <Field label="Title" required error={errors.title?.message}>
          <Input limit={120} autoFocus={focus === 'title'} {...register('title')} />
        </Field>
        <Field label="Category" required error={errors.categoryId?.message}>
          <CategorySelect {...register('categoryId')} />
        </Field>
        <Field label="Description" required error={errors.description?.message}>
          <Textarea rows={5} limit={2000} autoFocus={focus === 'description'} {...register('description')} />
        </Field>
        <Field
          label="How long it takes"
          aside="optional"
          error={errors.duration?.message}
          hint="For example: 3 months"
        >
          <Input
            limit={40}
            autoFocus={focus === 'duration'}
            {...register('duration', { setValueAs: blankAsNull })}
          />
        </Field>
        <VoiceChoice
          label="Recording of your story"
          hint="Learners can listen to it above the stages."
          sources={sources}
          value={watch('audioSourceId') ?? ''}
          error={errors.audioSourceId?.message}
          onChange={(id) => setValue('audioSourceId', id || null)}
        />
      </form>
    </PreviewDialog>
  );
}
