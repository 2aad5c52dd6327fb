import type { KeyboardEvent, ReactNode, Ref } from 'react';
import type { Audio } from './use-audio.ts';

interface PlayerGroupProps {
  audio: Audio;
  /** Of the recording. */
  what: string;
  className: string;
  children: ReactNode;
  ref?: Ref<HTMLFieldSetElement>;
}

/** By key, in seconds. */
const SKIPS: Record<string, number> = { ArrowLeft: -5, ArrowRight: 5, j: -10, J: -10 };

/** The parts of a player, which are operated by keys while the focus is in one of them. */
export function PlayerGroup({ audio, what, className, children, ref }: PlayerGroupProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const action = actionOf(event, audio);
    if (!action) return;
    event.preventDefault();
    action();
  }
  return (
    <fieldset ref={ref} aria-label={`Recording: ${what}`} onKeyDown={onKeyDown} className={className}>
      {children}
    </fieldset>
  );
}

function actionOf({ key, target }: KeyboardEvent, audio: Audio): (() => void) | undefined {
  // Buttons and summaries react to the space bar themselves.
  if (key === ' ') return isOperable(target) ? undefined : audio.toggle;
  const seconds = SKIPS[key];
  return seconds === undefined ? undefined : () => audio.skip(seconds);
}

const isOperable = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a, summary, input[type="checkbox"]') !== null;
