import type { Roadmap, StageBody } from '@waymark/contracts/roadmaps/http';
import { useMemo } from 'react';
import { showIssues } from '#lib/show-issues.ts';
import { toast } from '#shared/ui/toast.ts';
import { useDraftForm } from '../shared/use-draft-form.ts';
import { useSaveStage } from '../shared/use-studio-roadmap.ts';
import type { StageTarget } from './edit-target.ts';
import {
  draftError,
  draftOf,
  fieldOf,
  resolveStage,
  sameDraft,
  stageStorageKey,
  withNewSteps,
} from './stage-draft.ts';

/** The form of a stage. Unsaved values stay in this tab; reports when another window changed or deleted the stage. */
export function useStageForm(roadmap: Roadmap, target: StageTarget, onSaved: () => void) {
  const stageId = target.at === 'stage' ? target.stageId : null;
  const stage = roadmap.stages.find(({ id }) => id === stageId) ?? null;
  const isDeleted = stageId !== null && stage === null;
  const saved = useMemo(() => draftOf(stage), [stage]);
  const { form, draft } = useDraftForm(stageStorageKey(roadmap.id, stageId), saved, sameDraft, resolveStage);
  const save = useSaveStage(roadmap);
  const send = (body: StageBody) =>
    save.mutate(
      {
        stageId: isDeleted ? null : stageId,
        body: isDeleted ? withNewSteps(body) : body,
        untouched: (now) => sameDraft(draftOf(now), saved),
      },
      {
        onSuccess: () => {
          draft.startOver();
          onSaved();
        },
        onError: (error) => showIssues(error, (path) => fieldOf(form.getValues(), path), form.setError),
      },
    );
  const showFault = () => {
    const error = draftError(form.getValues());
    if (!error) return;
    toast({ ...error, variant: 'destructive' });
    if (error.title === 'Steps Required') form.setFocus('steps.0.title');
  };
  return {
    form,
    stage,
    isDeleted,
    draft,
    saving: save.isPending,
    isConflicting: draft.isConflicting && !save.isPending,
    submit: form.handleSubmit(send, showFault),
  };
}

export type StageForm = ReturnType<typeof useStageForm>['form'];
