import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { JourneyView } from './journey-view.ts';

export const isComplete = ({ journey }: JourneyView): boolean =>
  journey.totalSteps > 0 && journey.completedSteps === journey.totalSteps;

interface Milestones {
  /** The number of the stage that the last tick finished, while others are open. */
  finished: number | null;
  /** Call it with each tick of the user, before it is applied. */
  onTicked: (stepId: string, completed: boolean) => void;
  close: () => void;
}

/** What the user's own ticks finish on this page; not ticks of other devices, or those that were loaded. */
export function useMilestones(view: JourneyView): Milestones {
  const [ticked, setTicked] = useState<{ stepId: string; completed: boolean } | null>(null);
  const stage = view.stages.find(({ steps }) => steps.some(({ step }) => step.id === ticked?.stepId));
  const isFinished = ticked?.completed && stage?.state.status === 'Completed' && !isComplete(view);
  return {
    finished: isFinished ? stage.number : null,
    onTicked: (stepId, completed) => setTicked({ stepId, completed }),
    close: () => setTicked(null),
  };
}

interface EndOptions {
  roadmapId: string;
  isOn: boolean;
  /** Ticks that the server does not have yet. */
  pending: number;
}

/** Opens the end of the roadmap once the server has the tick that completed it. Returns what to call with each tick. */
export function useEndAfterLastTick(view: JourneyView, { roadmapId, isOn, pending }: EndOptions) {
  const navigate = useNavigate();
  const wasOpen = useRef(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const isDone = isComplete(view);
  useEffect(() => {
    if (!isOn || !wasOpen.current || !isDone || !isWaiting || pending > 0) return;
    void navigate(`/roadmap/${encodeURIComponent(roadmapId)}/done`);
  }, [isOn, isDone, isWaiting, pending, roadmapId, navigate]);
  return (completed: boolean) => {
    wasOpen.current = !isDone;
    setIsWaiting(completed);
  };
}
