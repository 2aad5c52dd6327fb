import clsx from 'clsx';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useShortcut } from '#lib/shortcuts.ts';
import { GrowingCairn } from '#shared/trail/marks.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { JourneyView } from '../journey-view.ts';
import { stageQuote } from '../stage-quote.ts';
import { useIsTyping } from '../use-is-typing.ts';

/** Long enough to read it twice; what it says is on the page as well. */
const SHOWN_MS = 14_000;
const FADE_MS = 250;

interface StageMomentProps {
  view: JourneyView;
  /** The name of the mentor. */
  mentor: string;
  /** The number of the stage that was just finished; null: none. */
  finished: number | null;
  onShowNext: () => void;
  onRest: () => void;
  onClose: () => void;
  /** What the bar shows otherwise. */
  children: ReactNode;
}

/**
 * In the bar at the foot, in place of what it shows otherwise, so that it covers nothing else: a finished stage, a
 * sentence of the mentor, and the choice between the next step and a rest. It fades by itself, but not from under the
 * pointer or the focus, and waits while a text is typed.
 */
export function StageMoment({
  view,
  mentor,
  finished,
  onShowNext,
  onRest,
  onClose,
  children,
}: StageMomentProps) {
  const isTyping = useIsTyping();
  const next = finished === null || isTyping ? null : view.next;
  const { isLeaving, hold } = useFading(next !== null, onClose);
  useShortcut('n', 'Go to the next step', onShowNext, 'Roadmap', view.next !== null);
  const stage = next && view.stages[finished! - 1]?.stage;
  const quote = stage && stageQuote(stage);
  const fading = clsx(
    'transition-opacity duration-250 motion-reduce:transition-none',
    isLeaving && 'opacity-0',
  );
  return (
    <>
      <div
        role="status"
        className={next ? clsx('flex min-w-0 grow basis-64 items-center gap-3', fading) : 'sr-only'}
        {...hold}
      >
        {next && (
          <>
            <GrowingCairn share={finished! / view.stages.length} className="w-10 shrink-0" />
            <div data-state="open" className="anim-rise min-w-0">
              <p className="font-semibold">
                Stage {finished} of {view.stages.length} done.
              </p>
              {quote && (
                <p className="line-clamp-3 font-serif wrap-anywhere sm:line-clamp-2">
                  “{quote}” <span className="font-sans text-sm text-muted">{mentor}</span>
                </p>
              )}
              <p className="sr-only">Next: {next.step.title}.</p>
            </div>
          </>
        )}
      </div>
      {next ? (
        <div className={clsx('flex min-w-0 grow gap-2 sm:grow-0 [&>*]:grow', fading)} {...hold}>
          <Button onClick={onRest}>Enough for today</Button>
          <Button variant="primary" aria-keyshortcuts="n" onClick={onShowNext} className="min-w-0">
            <span className="max-w-64 truncate">
              Next<span className="max-sm:sr-only">: {next.step.title}</span>
            </span>
            <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
          </Button>
        </div>
      ) : (
        children
      )}
    </>
  );
}

/** Calls `onEnd` once it was shown for a while and has faded. `hold`: handlers of what must not vanish in use. */
function useFading(isShown: boolean, onEnd: () => void) {
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const [isLeaving, setIsLeaving] = useState(false);
  const end = useRef(onEnd);
  end.current = onEnd;
  const isHeld = held.pointer || held.focus;
  useEffect(() => {
    if (!isShown) {
      setHeld({ pointer: false, focus: false });
      return;
    }
    if (isHeld) return;
    const fade = setTimeout(() => setIsLeaving(true), SHOWN_MS);
    const close = setTimeout(() => end.current(), SHOWN_MS + FADE_MS);
    return () => {
      clearTimeout(fade);
      clearTimeout(close);
      setIsLeaving(false);
    };
  }, [isShown, isHeld]);
  const hold = {
    onPointerEnter: () => setHeld((was) => ({ ...was, pointer: true })),
    onPointerLeave: () => setHeld((was) => ({ ...was, pointer: false })),
    onFocus: () => setHeld((was) => ({ ...was, focus: true })),
    onBlur: () => setHeld((was) => ({ ...was, focus: false })),
  };
  return { isLeaving, hold };
}
