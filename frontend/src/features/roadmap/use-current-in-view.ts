import { useEffect, useRef } from 'react';

/** Below the checkbox: the step's first lines, in px. */
const FIRST_LINES = 64;
/** More would hide whose roadmap it is. */
const MAX_SCROLL = 480;
/** While parts of the page are loaded. */
const FRAMES = 90;

/** In a wide window, scrolls once and only as far as needed so that the step to do next is in view on arrival. */
export function useCurrentInView(stepId: string | null, isReady: boolean): void {
  const isHandled = useRef(false);
  useEffect(() => {
    if (!isReady || isHandled.current) return;
    isHandled.current = true;
    if (stepId === null || !matchMedia('(min-width: 64rem)').matches) return;
    let frame = 0;
    let top = 0;
    const look = (left: number) => {
      // The reader has scrolled.
      if (left === 0 || Math.abs(scrollY - top) > 1) return;
      const missing = hiddenHeight(stepId) ?? 0;
      if (missing > 0 && top + missing <= MAX_SCROLL) {
        top += missing;
        scrollTo({ top, behavior: 'instant' });
      }
      frame = requestAnimationFrame(() => look(left - 1));
    };
    frame = requestAnimationFrame(() => look(FRAMES));
    return () => cancelAnimationFrame(frame);
  }, [stepId, isReady]);
}

/** How far to scroll for a step below what the window shows; null while it is not on the page. */
function hiddenHeight(stepId: string): number | null {
  const step = document.getElementById(`step-${stepId}`);
  if (!step || step.closest('[inert]')) return null;
  const { bottom } = step.getBoundingClientRect();
  const bar = Number.parseFloat(document.documentElement.style.getPropertyValue('--foot-bar')) || 0;
  const below = bottom - (innerHeight - bar);
  if (bottom === 0) return null;
  return below <= 0 ? 0 : Math.ceil(below + FIRST_LINES);
}
