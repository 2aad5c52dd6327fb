import type { Roadmap, Stage } from '@waymark/contracts/roadmaps/http';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { type FocusEvent, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSources } from '../../api/use-sources.ts';
import { NEW_STAGE_ID, withStageDraft } from '../../draft-preview.ts';
import type { StageDraft } from '../../stage-draft.ts';
import type { StageForm } from './use-stage-form.ts';

const NONE: Source[] = [];

/** The roadmap with the values of the form, and the step whose fields had the focus last. */
export function useStagePreview(roadmap: Roadmap, stage: Stage | null, form: StageForm) {
  const { data: sources = NONE } = useSources(roadmap.id);
  const draft = useWatch({ control: form.control }) as StageDraft;
  const [stepId, setStepId] = useState<string | null>(null);
  return {
    roadmap: useMemo(() => withStageDraft(roadmap, stage, draft, sources), [roadmap, stage, draft, sources]),
    stageId: stage?.id ?? NEW_STAGE_ID,
    stepId,
    onFocus: ({ target }: FocusEvent) =>
      setStepId(target.closest<HTMLElement>('[data-step-key]')?.dataset.stepKey ?? null),
  };
}
