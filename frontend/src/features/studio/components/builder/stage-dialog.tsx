import type { Roadmap, Stage } from '@waymark/contracts/roadmaps/http';
import { Button } from '../../../../components/ui/button.tsx';
import { Dialog } from '../../../../components/ui/dialog.tsx';
import { Field } from '../../../../components/ui/field.tsx';
import { Input, Textarea } from '../../../../components/ui/input.tsx';
import type { KeptWords } from '../../kept-words.ts';
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
  const { stage, gone, kept, errors, saving, overtaken, submit } = useStageForm(roadmap, place, onClose);
  const { words: draft } = kept;
  const change = (next: Partial<StageDraft>) => kept.change({ ...draft, ...next });
  const drop = () => {
    kept.startOver();
    onClose();
  };
  const close = () => {
    if (!kept.dirty) return drop();
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
          <Conflict stage={stage} gone={gone} kept={kept} />
        ) : (
          kept.restored && <Restored onStartOver={kept.startOver} />
        )}
        <Field label="Stage title" required error={errors.title}>
          <Input
            maxLength={120}
            autoFocus={place.at === 'new-stage'}
            value={draft.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <Field label="Description" aside="optional" error={errors.description}>
          <Textarea
            rows={2}
            maxLength={2000}
            value={draft.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        </Field>
        <Field label="How long it takes" error={errors.estimatedDuration} className="max-w-60">
          <Input
            maxLength={40}
            value={draft.estimatedDuration}
            onChange={(event) => change({ estimatedDuration: event.target.value })}
          />
        </Field>
        <StepsFieldset
          steps={draft.steps}
          focus={focusedStep(place, draft)}
          errors={errors}
          onChange={(steps) => change({ steps })}
        />
        <StageMedia
          roadmapId={roadmap.id}
          draft={draft}
          focusNote={place.at === 'stage' && place.focus === 'note'}
          errors={errors}
          onChange={change}
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
  kept: KeptWords<StageDraft>;
}

function Conflict({ stage, gone, kept }: ConflictProps) {
  if (gone || !stage)
    return (
      <Overtaken title="This stage was deleted in another window">
        What you wrote is still here. Saving puts it at the end as a new stage; Cancel lets it go.
      </Overtaken>
    );
  return (
    <Overtaken
      title="This stage was changed in another window"
      onTake={kept.startOver}
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
