import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { type FormEvent, useMemo, useState } from 'react';
import { toast } from '../../../../components/ui/toast.ts';
import { ApiError } from '../../../../lib/api.ts';
import { useSaveStage } from '../../api/use-studio-roadmap.ts';
import { useKeptWords } from '../../kept-words.ts';
import type { StagePlace } from '../../place.ts';
import { asNew, bodyOf, draftOf, faultOf, fieldErrors, sameDraft, stageWordsKey } from '../../stage-draft.ts';

/** A stage while it is written: kept in this tab, and told when another window changed or deleted it. */
export function useStageForm(roadmap: Roadmap, place: StagePlace, onSaved: () => void) {
  const stageId = place.at === 'stage' ? place.stageId : null;
  const stage = roadmap.stages.find(({ id }) => id === stageId) ?? null;
  const gone = stageId !== null && stage === null;
  const saved = useMemo(() => draftOf(stage), [stage]);
  const kept = useKeptWords(stageWordsKey(roadmap.id, stageId), saved, sameDraft);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useSaveStage(roadmap);

  function submit(event: FormEvent) {
    event.preventDefault();
    const draft = kept.words;
    const fault = faultOf(draft);
    if (fault) {
      setErrors({ [fault.title === 'Title Required' ? 'title' : 'steps']: fault.description });
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
        onSuccess: () => {
          kept.startOver();
          onSaved();
        },
        onError: (error) => setErrors(error instanceof ApiError ? fieldErrors(draft, error.issues) : {}),
      },
    );
  }
  return {
    stage,
    gone,
    kept,
    errors,
    saving: save.isPending,
    overtaken: kept.overtaken && !save.isPending,
    submit,
  };
}
