import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import type { FieldError, Merge } from 'react-hook-form';
import { useCategories } from '#lib/shared-queries.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input, Textarea } from '#shared/ui/input.tsx';
import { withDetails } from '../builder/draft-preview.ts';
import type { DetailsTarget } from '../builder/edit-target.ts';
import { PreviewDialog } from '../builder/preview-dialog.tsx';
import { VoiceChoice } from '../builder/voice-choice.tsx';
import { CategorySelect } from '../shared/category-select.tsx';
import { ConflictNotice, draftDialogActions, RestoredNotice } from '../shared/unsaved.tsx';
import { useSources } from '../shared/use-sources.ts';
import { TagsField } from './tags-field.tsx';
import { blankAsNull, useDetailsForm } from './use-details-form.ts';

const FORM = 'roadmap-details';

const NONE: Source[] = [];

interface DetailsDialogProps {
  roadmap: Roadmap;
  focus?: DetailsTarget['focus'];
  onClose: () => void;
  onReopen: () => void;
}

/** Edits all details of a roadmap. */
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
          <Button type="submit" form={FORM} variant="primary" loading={saving} disabled={isConflicting}>
            Save
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className="grid gap-5" onSubmit={submit}>
        {isConflicting ? (
          <ConflictNotice
            title="These details were changed in another window"
            onKeepMine={draft.keepMine}
            onTakeTheirs={draft.startOver}
          >
            <p dir="auto" className="mt-1 font-serif text-base font-semibold">
              {saved.title}
            </p>
            <p dir="auto" className="text-muted whitespace-pre-wrap">
              {saved.description}
            </p>
            {saved.duration && <p>{saved.duration}</p>}
            {saved.tags.length > 0 && <p>{saved.tags.join(', ')}</p>}
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
        <TagsField
          tags={watch('tags')}
          error={messageOf(errors.tags)}
          isInvalid={(index) => errors.tags?.[index] !== undefined}
          onChange={(tags) => setValue('tags', tags, { shouldDirty: true, shouldValidate: true })}
        />
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

/** Of a list as a whole, or else of its first invalid entry. */
const messageOf = (error: Merge<FieldError, (FieldError | undefined)[]> | undefined): string | undefined =>
  error?.message ?? error?.find?.((one) => one)?.message;
