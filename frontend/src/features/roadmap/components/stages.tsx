import { Trail } from '../../../components/trail/trail.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { plural } from '../../../lib/format.ts';
import type { JourneyView, StageView } from '../journey-view.ts';
import { StageCard } from './stage-card.tsx';

/** How many stages stand open before "show more"; the rest is named. */
export const STAGES_SHOWN = 2;

interface StagesProps {
  view: JourneyView;
  allShown: boolean;
  onShowAll: () => void;
  readOnly: boolean;
  onTick: (stepId: string, completed: boolean) => void;
}

export function Stages({ view, allShown, onShowAll, readOnly, onTick }: StagesProps) {
  if (view.stages.length === 0) {
    return (
      <EmptyState title="No stages yet" className="mt-12">
        The trail starts with the first stage.
      </EmptyState>
    );
  }
  const open = openStages(view, allShown);
  const hidden = view.stages.slice(open.length);
  return (
    <section aria-labelledby="stages" className="mt-12">
      <h2 id="stages" className="sr-only">
        Stages
      </h2>
      <Trail as="ol" className="grid gap-8">
        {open.map((stage) => (
          <StageCard key={stage.stage.id} view={stage} readOnly={readOnly} onTick={onTick} />
        ))}
      </Trail>
      {hidden.length > 0 && <Hidden stages={hidden} onShowAll={onShowAll} />}
    </section>
  );
}

/** The first two, and always as far as the stage somebody stands on. */
function openStages(view: JourneyView, allShown: boolean): StageView[] {
  if (allShown) return view.stages;
  return view.stages.slice(0, Math.max(STAGES_SHOWN, (view.next?.stageIndex ?? 0) + 1));
}

function Hidden({ stages, onShowAll }: { stages: StageView[]; onShowAll: () => void }) {
  return (
    <div className="mt-8 ml-12 rounded-card border border-dashed border-edge p-6 md:ml-24">
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
