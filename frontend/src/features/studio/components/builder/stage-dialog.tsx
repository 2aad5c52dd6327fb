import type { Roadmap, Stage } from '@waymark/contracts/roadmaps/http';
import { Button } from '../../../../components/ui/button.tsx';
import { Dialog } from '../../../../components/ui/dialog.tsx';
import { Field } from '../../../../components/ui/field.tsx';
import { Input, Textarea } from '../../../../components/ui/input.tsx';
import type { StagePlace } from '../../place.ts';
import type { StageDraft } from '../../stage-draft.ts';
import { Overtaken, Restored, tellKept } from '../unsaved.tsx';
import { StageMedia } from './stage-media.tsx';
import { StepsFieldset } from './steps-fieldset.tsx';
import { useStageForm } from './use-stage-form.ts';

interface StageDialogProps {
  roadmap: Roadmap;
  place: StagePlace;
  onClose: () => void;
  onReopen: () => void;
}

const FORM = 'stage-form';

/** Writes a stage. What is written stays in this tab until it is saved or cancelled. */
export function StageDialog({ roadmap, place, onClose, onReopen }: StageDialogProps) {
  const { form, stage, gone, draft, saving, overtaken, submit } = useStageForm(roadmap, place, onClose);
  const { errors } = form.formState;
  const drop = () => {
    draft.startOver();
    onClose();
  };
  const close = () => {
    if (!draft.dirty) return drop();
    onClose();
    tellKept(onReopen);
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && close()}
      title={place.at === 'stage' ? 'Edit Stage' : 'Add Stage'}
      footer={
        <>
          <Button onClick={drop}>Cancel</Button>
          <Button type="submit" form={FORM} variant="primary" loading={saving}>
            {overtaken && !gone ? 'Save mine over it' : 'Save stage'}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className="grid gap-5" onSubmit={submit}>
        {overtaken ? (
          <Conflict stage={stage} gone={gone} onTake={draft.startOver} />
        ) : (
          draft.restored && <Restored onStartOver={draft.startOver} />
        )}
        <Field label="Stage title" required error={errors.title?.message}>
          <Input maxLength={120} autoFocus={place.at === 'new-stage'} {...form.register('title')} />
        </Field>
        <Field label="Description" aside="optional" error={errors.description?.message}>
          <Textarea rows={2} maxLength={2000} {...form.register('description')} />
        </Field>
        <Field label="How long it takes" error={errors.estimatedDuration?.message} className="max-w-60">
          <Input maxLength={40} {...form.register('estimatedDuration')} />
        </Field>
        <StepsFieldset form={form} focus={focusedStep(place, draft.words)} />
        <StageMedia
          roadmapId={roadmap.id}
          form={form}
          focusNote={place.at === 'stage' && place.focus === 'note'}
        />
      </form>
    </Dialog>
  );
}

function focusedStep(place: StagePlace, { steps }: StageDraft): string | undefined {
  if (place.at !== 'stage') return undefined;
  if (place.focus === 'steps') return steps[0]?.key;
  return steps.find(({ id }) => id !== undefined && id === place.focus)?.key;
}

interface ConflictProps {
  stage: Stage | null;
  gone: boolean;
  onTake: () => void;
}

function Conflict({ stage, gone, onTake }: ConflictProps) {
  if (gone || !stage)
    return (
      <Overtaken title="This stage was deleted in another window">
        What you wrote is still here. Saving puts it at the end as a new stage; Cancel lets it go.
      </Overtaken>
    );
  return (
    <Overtaken
      title="This stage was changed in another window"
      onTake={onTake}
      now={
        <>
          <p className="mt-1 font-serif text-base font-semibold">{stage.title}</p>
          {stage.description && <p className="text-muted">{stage.description}</p>}
          <ul className="mt-1 list-disc pl-5">
            {stage.steps.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
          {stage.mentorNote && <p className="mt-1 font-serif">{stage.mentorNote}</p>}
        </>
      }
    >
      What you wrote is still here. Compare, then save yours over it or take the other.
    </Overtaken>
  );
}
