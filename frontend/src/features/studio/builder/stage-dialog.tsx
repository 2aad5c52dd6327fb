import type { Roadmap, Stage } from '@waymark/contracts/roadmaps/http';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { type FocusEvent, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { GrowingInput } from '#shared/ui/growing-input.tsx';
import { Input, Textarea } from '#shared/ui/input.tsx';
import { ConflictNotice, draftDialogActions, RestoredNotice, WarningNotice } from '../shared/unsaved.tsx';
import { useSources } from '../shared/use-sources.ts';
import { NEW_STAGE_ID, withStageDraft } from './draft-preview.ts';
import type { StageTarget } from './edit-target.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { DESCRIPTION_MAX_CHARS, type StageDraft } from './stage-draft.ts';
import { StageMedia } from './stage-media.tsx';
import { StageRecorder } from './stage-recorder.tsx';
import { StepsFieldset } from './steps-fieldset.tsx';
import { type StageForm, useStageForm } from './use-stage-form.ts';
import { WarningsFieldset } from './warnings-fieldset.tsx';

interface StageDialogProps {
  roadmap: Roadmap;
  target: StageTarget;
  onClose: () => void;
  onReopen: () => void;
}

const FORM = 'stage-form';

/** Adds or edits a stage. */
export function StageDialog({ roadmap, target, onClose, onReopen }: StageDialogProps) {
  const { form, stage, isDeleted, draft, saving, isConflicting, submit } = useStageForm(
    roadmap,
    target,
    onClose,
  );
  const { errors } = form.formState;
  const { cancel, close } = draftDialogActions({ draft, onClose, onReopen });
  const preview = useStagePreview(roadmap, stage, form);
  return (
    <PreviewDialog
      size="lg"
      onClose={close}
      preview={preview.roadmap}
      stageId={preview.stageId}
      stepId={preview.stepId}
      title={target.at === 'stage' ? 'Edit Stage' : 'Add Stage'}
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            loading={saving}
            disabled={isConflicting && !isDeleted}
          >
            Save stage
          </Button>
        </>
      }
    >
      <StageRecorder roadmapId={roadmap.id} stageId={stage?.id ?? null} form={form} />
      <form id={FORM} noValidate className="grid gap-5" onSubmit={submit} onFocus={preview.onFocus}>
        {isConflicting && !stage && (
          <WarningNotice
            title="This stage was deleted in another window"
            text="Your text is still here. Save it as a new stage at the end, or cancel to discard it."
          />
        )}
        {isConflicting && stage && (
          <ConflictNotice
            title="This stage was changed in another window"
            onKeepMine={draft.keepMine}
            onTakeTheirs={draft.startOver}
          >
            <OtherVersion stage={stage} />
          </ConflictNotice>
        )}
        {!isConflicting && draft.restored && <RestoredNotice onStartOver={draft.startOver} />}
        <Field label="Stage title" required error={errors.title?.message}>
          <GrowingInput limit={120} autoFocus={target.at === 'new-stage'} {...form.register('title')} />
        </Field>
        <Field label="Description" aside="optional" error={errors.description?.message}>
          <Textarea rows={2} limit={DESCRIPTION_MAX_CHARS} {...form.register('description')} />
        </Field>
        <Field
          label="How long it takes"
          aside="optional"
          error={errors.estimatedDuration?.message}
          className="max-w-60"
        >
          <Input limit={40} {...form.register('estimatedDuration')} />
        </Field>
        <StepsFieldset form={form} focus={focusedStep(target, draft.values)} />
        <WarningsFieldset form={form} />
        <StageMedia
          roadmapId={roadmap.id}
          form={form}
          focusNote={target.at === 'stage' && target.focus === 'note'}
        />
      </form>
    </PreviewDialog>
  );
}

const OtherVersion = ({ stage }: { stage: Stage }) => (
  <div className="grid gap-1 whitespace-pre-wrap">
    <p dir="auto" className="font-serif text-base font-semibold">
      {stage.title}
    </p>
    {stage.description && <p dir="auto">{stage.description}</p>}
    {stage.estimatedDuration && <p className="text-muted">{stage.estimatedDuration}</p>}
    <ul className="list-disc pl-5">
      {stage.steps.map(({ id, title, description }) => (
        <li key={id}>
          {title}
          {description && (
            <p dir="auto" className="text-muted">
              {description}
            </p>
          )}
        </li>
      ))}
      {stage.warnings.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
      {stage.artifacts.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
    {stage.mentorNote && (
      <p dir="auto" className="font-serif">
        {stage.mentorNote}
      </p>
    )}
  </div>
);

function focusedStep(target: StageTarget, { steps }: StageDraft): string | undefined {
  if (target.at !== 'stage') return undefined;
  if (target.focus === 'steps') return steps[0]?.key;
  return steps.find(({ id }) => id !== undefined && id === target.focus)?.key;
}

const NONE: Source[] = [];

/** The roadmap with the values of the form, and the step whose fields had the focus last. */
function useStagePreview(roadmap: Roadmap, stage: Stage | null, form: StageForm) {
  const { data: sources = NONE } = useSources(roadmap.id);
  const draft = useWatch({ control: form.control }) as StageDraft;
  const [stepId, setStepId] = useState<string | null>(null);
  return {
    roadmap: useMemo(() => withStageDraft(roadmap, stage, draft, sources), [roadmap, stage, draft, sources]),
    stageId: stage?.id ?? NEW_STAGE_ID,
    stepId,
    onFocus: ({ target }: FocusEvent) =>
      setStepId(target.closest<HTMLElement>('[data-step-key]')?.dataset.stepKey ?? null),
  };
}
