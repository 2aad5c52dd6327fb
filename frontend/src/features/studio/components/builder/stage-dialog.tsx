import type { Roadmap, Stage } from '@waymark/contracts/roadmaps/http';
import { type FormEvent, useMemo, useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Dialog } from '../../../../components/ui/dialog.tsx';
import { Field } from '../../../../components/ui/field.tsx';
import { Input, Textarea } from '../../../../components/ui/input.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import { ApiError } from '../../../../lib/api.ts';
import { useSaveStage } from '../../api/use-studio-roadmap.ts';
import { type KeptWords, useKeptWords } from '../../kept-words.ts';
import type { StagePlace } from '../../place.ts';
import {
  asNew,
  bodyOf,
  draftOf,
  faultOf,
  fieldErrors,
  type StageDraft,
  sameDraft,
  stageWordsKey,
} from '../../stage-draft.ts';
import { Overtaken, Restored, tellKept } from '../unsaved.tsx';
import { StageMedia } from './stage-media.tsx';
import { StepsFieldset } from './steps-fieldset.tsx';

interface StageDialogProps {
  roadmap: Roadmap;
  place: StagePlace;
  onClose: () => void;
  onReopen: () => void;
}

const FORM = 'stage-form';

/** Writes a stage. What is written stays in this tab until it is saved or cancelled. */
export function StageDialog({ roadmap, place, onClose, onReopen }: StageDialogProps) {
  const stageId = place.at === 'stage' ? place.stageId : null;
  const stage = roadmap.stages.find(({ id }) => id === stageId) ?? null;
  const saved = useMemo(() => draftOf(stage), [stage]);
  const kept = useKeptWords(stageWordsKey(roadmap.id, stageId), saved, sameDraft);
  const { words: draft } = kept;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useSaveStage(roadmap);
  const gone = stageId !== null && stage === null;
  const change = (next: Partial<StageDraft>) => kept.change({ ...draft, ...next });
  const drop = () => {
    kept.startOver();
    onClose();
  };

  function close() {
    if (!kept.dirty) return drop();
    onClose();
    tellKept(onReopen);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const fault = faultOf(draft);
    if (fault) {
      setErrors(
        fault.title === 'Title Required' ? { title: fault.description } : { steps: fault.description },
      );
      toast({ ...fault, variant: 'destructive' });
      return;
    }
    save.mutate(
      {
        stageId: gone ? null : stageId,
        body: bodyOf(gone ? asNew(draft) : draft),
        untouched: (now) => sameDraft(draftOf(now), saved),
      },
      {
        onSuccess: drop,
        onError: (error) => setErrors(error instanceof ApiError ? fieldErrors(draft, error.issues) : {}),
      },
    );
  }

  const overtaken = kept.overtaken && !save.isPending;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && close()}
      title={stageId ? 'Edit Stage' : 'Add Stage'}
      footer={
        <>
          <Button onClick={drop}>Cancel</Button>
          <Button type="submit" form={FORM} variant="primary" loading={save.isPending}>
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
