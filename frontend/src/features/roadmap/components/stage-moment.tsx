import { ArrowRight, X } from 'lucide-react';
import { Cairn } from '../../../components/trail/marks.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useShortcut } from '../../../lib/shortcuts.ts';
import { useIsTyping } from '../../../lib/use-is-typing.ts';
import type { JourneyView } from '../journey-view.ts';

interface StageMomentProps {
  view: JourneyView;
  /** The number of the stage that was just finished; null: none. */
  finished: number | null;
  onShowNext: () => void;
  onClose: () => void;
}

/** A quiet line when a stage is finished, above the bar at the foot, while nothing is typed. The first step of the next stage is one key away. */
export function StageMoment({ view, finished, onShowNext, onClose }: StageMomentProps) {
  const isTyping = useIsTyping();
  const next = finished === null || isTyping ? null : view.next;
  useShortcut('n', 'Go to the next step', onShowNext, 'Roadmap', view.next !== null);
  return (
    <div className="pointer-events-none sticky bottom-[calc(var(--foot-bar,0px)+0.75rem)] z-20 flex justify-center px-4">
      <div role="status">
        {next && (
          <div
            data-state="open"
            className="anim-rise pointer-events-auto flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-raised py-3 pr-2 pl-5 shadow-soft"
          >
            <svg aria-hidden="true" width="36" height="34" viewBox="-18 -18 36 34">
              <g className="trail-stroke">
                <Cairn x={0} y={0} state="done" />
              </g>
            </svg>
            <p className="font-serif text-lg">
              Stage {finished} of {view.stages.length} done
            </p>
            <span className="flex items-center gap-1">
              <Button
                size="sm"
                aria-keyshortcuts="n"
                onClick={onShowNext}
                className="max-w-[min(18rem,calc(100vw-9rem))]"
              >
                <span className="truncate">Next: {next.step.title}</span>
                <ArrowRight aria-hidden="true" className="size-4" />
              </Button>
              <Button size="icon" variant="ghost" aria-label="Close" onClick={onClose}>
                <X aria-hidden="true" className="size-4.5" />
              </Button>
            </span>
          </div>
        )}
      </div>
    </div>
  );
}
