import type { Roadmap, Stage } from '@waymark/contracts/roadmaps/http';
import { toast } from '#shared/ui/toast.ts';
import { hasUnsavedValues } from '../shared/unsaved-values.ts';
import { useSaveStage } from '../shared/use-studio-roadmap.ts';
import { bodyOf, draftOf, sameDraft, stageStorageKey } from './stage-draft.ts';

/** Saves whether a step plays the recording that it quotes. `pending`: id of the step. */
export function useStepVoice(roadmap: Roadmap) {
  const save = useSaveStage(roadmap);
  const choose = (stage: Stage, stepId: string, useVoice: boolean) => {
    if (hasUnsavedValues(stageStorageKey(roadmap.id, stage.id))) {
      const description =
        'This stage has text that is not saved yet. Open it and save or discard the text first.';
      return toast({ title: 'Not changed', description, variant: 'destructive' });
    }
    const saved = draftOf(stage);
    const body = bodyOf(saved);
    const steps = body.steps.map((step) => (step.id === stepId ? { ...step, useVoice } : step));
    return save.mutate({
      stageId: stage.id,
      body: { ...body, steps },
      untouched: (now) => sameDraft(draftOf(now), saved),
    });
  };
  return { choose, isPending: save.isPending };
}
