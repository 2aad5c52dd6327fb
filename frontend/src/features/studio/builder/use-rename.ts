import type { Roadmap, Stage } from '@waymark/contracts/roadmaps/http';
import { toast } from '#shared/ui/toast.ts';
import { hasUnsavedValues } from '../shared/unsaved-values.ts';
import { useSaveStage } from '../shared/use-studio-roadmap.ts';
import { bodyOf, draftOf, type StageDraft, sameDraft, stageStorageKey } from './stage-draft.ts';

/** Saves another title of a stage, or of one of its steps. */
export function useRename(roadmap: Roadmap) {
  const save = useSaveStage(roadmap);
  return (stage: Stage, stepId: string | null, title: string) => {
    if (hasUnsavedValues(stageStorageKey(roadmap.id, stage.id))) {
      const description =
        'This stage has text that is not saved yet. Open it, save or discard the text, then rename it.';
      return toast({ title: 'Not renamed', description, variant: 'destructive' });
    }
    const saved = draftOf(stage);
    return save.mutate({
      stageId: stage.id,
      body: bodyOf(renamed(saved, stepId, title)),
      untouched: (now) => sameDraft(draftOf(now), saved),
    });
  };
}

const renamed = (draft: StageDraft, stepId: string | null, title: string): StageDraft =>
  stepId === null
    ? { ...draft, title }
    : { ...draft, steps: draft.steps.map((step) => (step.id === stepId ? { ...step, title } : step)) };
