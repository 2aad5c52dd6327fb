import { useEffect, useRef } from 'react';

/** Below the checkbox: the step's first lines, in px. */
const FIRST_LINES = 64;
/** More would hide whose roadmap it is. */
const MAX_SCROLL = 480;
/** While parts of the page are loaded. */
const FRAMES = 90;

/**
 * In a wide window, scrolls once and only as far as needed so that the step to do next is in view on arrival. The title, or
 * the stage that comes first then, is whole below the navigation.
 */
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
      const missing = missingScroll(stepId);
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

/** How far to scroll for a step below what the window shows. */
function missingScroll(stepId: string): number {
  const step = document.getElementById(`step-${stepId}`);
  const box = step?.getBoundingClientRect();
  if (!box || box.bottom === 0 || step?.closest('[inert]')) return 0;
  const hidden = Math.ceil(box.bottom - footTop());
  if (hidden <= 0) return 0;
  const wanted = hidden + FIRST_LINES;
  const title = roomAbove(document.querySelector('h1'));
  if (hidden <= title) return Math.min(wanted, title);
  const cards = [...document.querySelectorAll('[data-stage]')].map(roomAbove);
  return cards.find((room) => room >= hidden) ?? wanted;
}

/** The top of the bar at the foot of the window. */
const footTop = (): number =>
  innerHeight - (Number.parseFloat(document.documentElement.style.getPropertyValue('--foot-bar')) || 0);

/** How far the page can scroll before the element goes under the navigation. */
function roomAbove(element: Element | null): number {
  if (!element) return 0;
  const navigation = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return Math.floor(element.getBoundingClientRect().top - navigation);
}
