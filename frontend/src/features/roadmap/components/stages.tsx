import type { ReactNode } from 'react';
import { plural } from '#lib/format.ts';
import { Trail } from '#shared/trail/trail.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { JourneyView, StageView } from '../journey-view.ts';
import { StageCard } from './stage-card.tsx';

/** The number of stages shown before "Show N More Stages" (spec §9). */
export const STAGES_SHOWN = 2;

interface StagesProps {
  view: JourneyView;
  /** The name of the mentor. */
  mentor: string;
  allShown: boolean;
  onShowAll: () => void;
  readOnly: boolean;
  onTick: (stepId: string, completed: boolean) => void;
  /** Rendered above the stages. */
  story?: ReactNode;
}

export function Stages({ view, mentor, allShown, onShowAll, readOnly, onTick, story }: StagesProps) {
  const open = allShown ? view.stages : view.stages.slice(0, STAGES_SHOWN);
  const hidden = view.stages.slice(open.length);
  return (
    <section aria-labelledby="stages" className="mt-4 grid gap-4">
      {story}
      <h2 id="stages" className="sr-only">
        Stages
      </h2>
      <Trail as="ol" className="grid gap-8">
        {open.map((stage) => (
          <StageCard key={stage.stage.id} view={stage} mentor={mentor} readOnly={readOnly} onTick={onTick} />
        ))}
      </Trail>
      {hidden.length > 0 && <Hidden stages={hidden} onShowAll={onShowAll} />}
    </section>
  );
}

function Hidden({ stages, onShowAll }: { stages: StageView[]; onShowAll: () => void }) {
  return (
    <div className="ml-12 rounded-card border border-dashed border-edge p-6 md:ml-24">
      <p className="text-sm text-muted">Further along the trail:</p>
      <ol start={stages[0]?.number} className="mt-2 list-decimal pl-6 font-serif text-lg">
        {stages.map(({ stage }) => (
          <li key={stage.id}>{stage.title}</li>
        ))}
      </ol>
      <Button className="mt-4" onClick={onShowAll}>
        Show {plural(stages.length, 'More Stage', 'More Stages')}
      </Button>
    </div>
  );
}
