import { Button } from '../../../components/ui/button.tsx';
import type { JourneyView } from '../journey-view.ts';

interface StickyBarProps {
  view: JourneyView;
  onContinue: () => void;
}

/** Where one stands, always in reach at the foot of the window. */
export function StickyBar({ view, onContinue }: StickyBarProps) {
  const { journey, stages, next } = view;
  const current = stages[journey.currentStage];
  return (
    <aside
      aria-label="Where you are"
      className="sticky bottom-0 z-20 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] shadow-soft"
    >
      <div className="page flex min-h-18 items-center justify-between gap-4 py-3">
        <div className="min-w-0">
          <p className="truncate font-semibold">
            {next || !current
              ? `Stage ${current?.number ?? 1}: ${current?.stage.title}`
              : 'You have walked all of it.'}
          </p>
          <p role="status" className="tabular text-sm text-muted">
            {journey.completedSteps} of {journey.totalSteps} steps completed
          </p>
        </div>
        {next && (
          <Button variant="primary" onClick={onContinue}>
            Continue
          </Button>
        )}
      </div>
    </aside>
  );
}
