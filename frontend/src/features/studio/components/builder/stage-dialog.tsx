import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { Button } from '../../../../components/ui/button.tsx';
import { Field } from '../../../../components/ui/field.tsx';
import { Input, Textarea } from '../../../../components/ui/input.tsx';
import type { StageTarget } from '../../edit-target.ts';
import { DESCRIPTION_MAX_CHARS, type StageDraft } from '../../stage-draft.ts';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { draftDialogActions, RestoredNotice } from '../unsaved.tsx';
import { StageConflict } from './stage-conflict.tsx';
import { StageMedia } from './stage-media.tsx';
import { StageRecorder } from './stage-recorder.tsx';
import { StepsFieldset } from './steps-fieldset.tsx';
import { useStageForm } from './use-stage-form.ts';
import { useStagePreview } from './use-stage-preview.ts';
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
          <Button type="submit" form={FORM} variant="primary" loading={saving || draft.isBlocked}>
            {isConflicting && !isDeleted ? 'Save my version' : 'Save stage'}
          </Button>
        </>
      }
    >
      <StageRecorder roadmapId={roadmap.id} stageId={stage?.id ?? null} form={form} />
      <form id={FORM} noValidate className="grid gap-5" onSubmit={submit} onFocus={preview.onFocus}>
        {isConflicting ? (
          <StageConflict stage={stage} isDeleted={isDeleted} draft={draft} />
        ) : (
          draft.restored && <RestoredNotice onStartOver={draft.startOver} />
        )}
        <Field label="Stage title" required error={errors.title?.message}>
          <Input limit={120} autoFocus={target.at === 'new-stage'} {...form.register('title')} />
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

function focusedStep(target: StageTarget, { steps }: StageDraft): string | undefined {
  if (target.at !== 'stage') return undefined;
  if (target.focus === 'steps') return steps[0]?.key;
  return steps.find(({ id }) => id !== undefined && id === target.focus)?.key;
}
