import type { ReactNode } from 'react';
import type { JourneyView } from '../journey-view.ts';

interface SidePanelProps {
  view: JourneyView;
  children?: ReactNode;
}

/** Shows the learner's position on wide screens. */
export function SidePanel({ view, children }: SidePanelProps) {
  const { journey, stages, next, current } = view;
  const isOver = !next && journey.totalSteps > 0;
  return (
    <aside aria-label="Your roadmap at a glance" className="hidden lg:block">
      <div className="sticky top-24 grid gap-5 border-l border-line pl-6">
        <div>
          <p className="text-sm text-muted">
            {isOver ? 'All stages' : `Stage ${current?.number ?? 1} of ${stages.length}`}
          </p>
          <p className="mt-1 font-serif text-xl text-balance">
            {isOver ? 'You have completed every step.' : current?.stage.title}
          </p>
        </div>
        <dl className="tabular grid gap-3 text-sm">
          <Fact name="Steps completed" value={journey.completedSteps} />
          <Fact name="Total steps" value={journey.totalSteps} />
        </dl>
        {children}
      </div>
    </aside>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="font-serif text-xl">{value}</dd>
    </div>
  );
}
