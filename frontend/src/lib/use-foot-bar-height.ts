import { type RefObject, useEffect, useRef } from 'react';

/**
 * Sets --foot-bar to the height that the bar covers, so that toasts and focused elements stay above it.
 * @param floats whether the bar may cover anything; measured again when it changes
 */
export function useFootBarHeight<E extends HTMLElement>(floats = true): RefObject<E | null> {
  const bar = useRef<E>(null);
  useEffect(() => {
    const element = bar.current;
    if (!(element && floats)) return;
    const { style } = document.documentElement;
    let current = '';
    const update = () => {
      // In a wide window the bar may be part of the page.
      if (getComputedStyle(element).position === 'static') {
        current = '';
        return void style.removeProperty('--foot-bar');
      }
      // At the end of the page the bar scrolls up with the content.
      const covered = `${Math.ceil(innerHeight - element.getBoundingClientRect().top)}px`;
      if (covered !== current) style.setProperty('--foot-bar', covered);
      current = covered;
    };
    const listening = new AbortController();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    addEventListener('scroll', update, { passive: true, signal: listening.signal });
    addEventListener('resize', update, { signal: listening.signal });
    return () => {
      listening.abort();
      observer.disconnect();
      style.removeProperty('--foot-bar');
    };
  }, [floats]);
  return bar;
}
