import { useContext, useState } from 'react';
import type { StepView } from '../journey-view.ts';
import { readDraft } from './note-draft.ts';
import { StepContext, type StepPage } from './step-context.ts';
import { useOwnSteps } from './use-own-steps.ts';

/** Below a step, one at a time. */
export type StepPanel = 'coaching' | 'note' | 'reminder' | null;

/** The actions of one step and what they have open; null where steps have none. */
export function useStepTools(view: StepView, locked: boolean) {
  const page = useContext(StepContext);
  const user = page && !page.preview ? page.user : null;
  const { data, isPending } = useOwnSteps(user, page?.roadmap.id ?? '');
  const stepId = view.step.id;
  const hasDraft = () => user !== null && readDraft({ userId: user.id, stepId }) !== null;
  // A text that was not sent is shown again, and sent.
  const [panel, setPanel] = useState<StepPanel>(() => (hasDraft() ? 'note' : null));
  const [showsDetails, setShowsDetails] = useState(false);
  if (!page || page.roadmap.status === 'hidden') return null;
  return {
    ...(page satisfies StepPage),
    step: view.step,
    isCurrent: view.mark === 'current',
    locked,
    note: data?.notes.find((one) => one.stepId === stepId),
    reminder: data?.reminders.find((one) => one.stepId === stepId),
    days: data?.days.find((one) => one.stepId === stepId),
    isLoadingDays: isPending,
    done: view.done,
    showsDetails,
    toggleDetails: () => setShowsDetails(!showsDetails),
    panel,
    toggle: (next: StepPanel) => setPanel((now) => (now === next ? null : next)),
    show: setPanel,
  };
}

export type StepTools = NonNullable<ReturnType<typeof useStepTools>>;
