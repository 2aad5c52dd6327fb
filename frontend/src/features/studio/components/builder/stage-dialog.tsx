import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { Button } from '../../../../components/ui/button.tsx';
import { Dialog } from '../../../../components/ui/dialog.tsx';
import { Field } from '../../../../components/ui/field.tsx';
import { Input, Textarea } from '../../../../components/ui/input.tsx';
import type { StageTarget } from '../../edit-target.ts';
import type { StageDraft } from '../../stage-draft.ts';
import { draftDialogActions, RestoredNotice } from '../unsaved.tsx';
import { StageConflict } from './stage-conflict.tsx';
import { StageMedia } from './stage-media.tsx';
import { StepsFieldset } from './steps-fieldset.tsx';
import { useStageForm } from './use-stage-form.ts';
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
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && close()}
      title={target.at === 'stage' ? 'Edit Stage' : 'Add Stage'}
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" form={FORM} variant="primary" loading={saving}>
            {isConflicting && !isDeleted ? 'Save my version' : 'Save stage'}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className="grid gap-5" onSubmit={submit}>
        {isConflicting ? (
          <StageConflict stage={stage} isDeleted={isDeleted} draft={draft} />
        ) : (
          draft.restored && <RestoredNotice onStartOver={draft.startOver} />
        )}
        <Field label="Stage title" required error={errors.title?.message}>
          <Input limit={120} autoFocus={target.at === 'new-stage'} {...form.register('title')} />
        </Field>
        <Field label="Description" aside="optional" error={errors.description?.message}>
          <Textarea rows={2} limit={2000} {...form.register('description')} />
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
    </Dialog>
  );
}

function focusedStep(target: StageTarget, { steps }: StageDraft): string | undefined {
  if (target.at !== 'stage') return undefined;
  if (target.focus === 'steps') return steps[0]?.key;
  return steps.find(({ id }) => id !== undefined && id === target.focus)?.key;
}
