import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { JourneyView } from './journey-view.ts';
import type { JourneyProgress } from './progress/use-journey-progress.ts';
import { useEndAfterLastTick, useMilestones } from './use-milestones.ts';

interface TicksOptions {
  roadmap: Roadmap;
  progress: JourneyProgress;
  preview: boolean;
  view: JourneyView;
}

/** Ticks, and what they finish: a stage, or the roadmap. */
export function useTicks({ roadmap, progress, preview, view }: TicksOptions) {
  const { finished, onTicked, close } = useMilestones(view);
  const hasEnd = roadmap.status === 'published' || roadmap.status === 'archived';
  const onEndTicked = useEndAfterLastTick(view, {
    roadmapId: roadmap.id,
    isOn: !preview && hasEnd,
    pending: progress.pending,
  });
  const tick = (stepId: string, completed: boolean) => {
    onTicked(stepId, completed);
    onEndTicked(completed);
    progress.tick(stepId, completed);
  };
  return { tick, finished, close };
}
