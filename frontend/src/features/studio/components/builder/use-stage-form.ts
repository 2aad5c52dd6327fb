import type { Roadmap, StageBody } from '@waymark/contracts/roadmaps/http';
import { useMemo } from 'react';
import { toast } from '../../../../components/ui/toast.ts';
import { showIssues } from '../../../../lib/show-issues.ts';
import { useSaveStage } from '../../api/use-studio-roadmap.ts';
import type { StagePlace } from '../../place.ts';
import {
  asNew,
  draftOf,
  faultOf,
  fieldOf,
  resolveStage,
  sameDraft,
  stageWordsKey,
} from '../../stage-draft.ts';
import { useDraftForm } from '../../use-draft-form.ts';

/** The form of a stage. Unsaved values stay in this tab; reports when another window changed or deleted the stage. */
export function useStageForm(roadmap: Roadmap, place: StagePlace, onSaved: () => void) {
  const stageId = place.at === 'stage' ? place.stageId : null;
  const stage = roadmap.stages.find(({ id }) => id === stageId) ?? null;
  const gone = stageId !== null && stage === null;
  const saved = useMemo(() => draftOf(stage), [stage]);
  const { form, draft } = useDraftForm(stageWordsKey(roadmap.id, stageId), saved, sameDraft, resolveStage);
  const save = useSaveStage(roadmap);
  const send = (body: StageBody) =>
    save.mutate(
      {
        stageId: gone ? null : stageId,
        body: gone ? asNew(body) : body,
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
    const fault = faultOf(form.getValues());
    if (!fault) return;
    toast({ ...fault, variant: 'destructive' });
    if (fault.title === 'Steps Required') form.setFocus('steps.0.title');
  };
  return {
    form,
    stage,
    gone,
    draft,
    saving: save.isPending,
    overtaken: draft.overtaken && !save.isPending,
    submit: form.handleSubmit(send, showFault),
  };
}

export type StageForm = ReturnType<typeof useStageForm>['form'];
