import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { STEP_PARAM } from '#lib/step-link.ts';
import { toast } from '#shared/ui/toast.ts';
import type { JourneyView } from '../journey-view.ts';

/** Shows the step that the address names, once per address. Returns whether it names one. */
export function useRequestedStep(
  view: JourneyView,
  isReady: boolean,
  showStep: (stepId: string) => void,
): boolean {
  const [params] = useSearchParams();
  const stepId = params.get(STEP_PARAM);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (!isReady || stepId === null || shown.current === stepId) return;
    shown.current = stepId;
    if (view.stages.some(({ steps }) => steps.some(({ step }) => step.id === stepId))) showStep(stepId);
    else toast({ title: 'This step is gone', description: 'The mentor has removed it from the roadmap.' });
  });
  return stepId !== null;
}
