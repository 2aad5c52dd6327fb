import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { lazy, Suspense, useMemo, useState } from 'react';
import { TrailLoading } from '../../shared/trail/trail-states.tsx';
import { Story } from './audio/story-player.tsx';
import { PlainStages } from './components/plain-stages.tsx';
import { Stages } from './components/stages.tsx';
import type { StepTarget } from './journey/journey.tsx';
import type { JourneyView } from './journey-view.ts';
import { StepContext } from './step-tools/step-context.ts';
import type { ViewMode } from './view-mode.ts';

const Journey = lazy(() => import('./journey/journey.tsx'));

interface StagesViewProps {
  roadmap: Roadmap;
  user: User | null;
  preview: boolean;
  view: JourneyView;
  mode: ViewMode;
  target: StepTarget | null;
  allShown: boolean;
  onShowAll: () => void;
  readOnly: boolean;
  onTick: (stepId: string, completed: boolean) => void;
}

/** The stages in the chosen view. */
export function StagesView({
  roadmap,
  user,
  preview,
  view,
  mode,
  target,
  allShown,
  onShowAll,
  readOnly,
  onTick,
}: StagesViewProps) {
  const page = useMemo(() => ({ roadmap, user, preview }), [roadmap, user, preview]);
  const start = useStart(view, readOnly);
  if (mode === 'traditional') {
    return (
      <StepContext value={page}>
        <Stages
          view={view}
          mentor={roadmap.mentor.name}
          allShown={allShown}
          onShowAll={onShowAll}
          readOnly={readOnly}
          onTick={onTick}
          story={<Story roadmap={roadmap} />}
        />
      </StepContext>
    );
  }
  return (
    <StepContext value={page}>
      <Suspense fallback={<TrailLoading label="Loading the map…" className="min-h-160 py-24" />}>
        <Journey
          // Opens at the learner's stage, also when that is known only after the first paint.
          key={start}
          view={view}
          mentor={roadmap.mentor}
          readOnly={readOnly}
          target={target}
          onTick={onTick}
        />
        <noscript>
          <PlainStages roadmap={roadmap} />
        </noscript>
      </Suspense>
    </StepContext>
  );
}

/** The stage where the journey opens: the learner's, once the ticks have loaded. */
function useStart({ next, journey }: JourneyView, readOnly: boolean): number {
  const [start, setStart] = useState<number | null>(null);
  const now = next?.stageIndex ?? journey.currentStage;
  if (start === null && !readOnly) setStart(now);
  return start ?? (readOnly ? 0 : now);
}
