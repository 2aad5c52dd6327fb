import { type RefObject, useEffect, useRef } from 'react';

const REPORT_SECONDS = 5;

/**
 * Starts at `startAt` and reports the position in whole seconds: every five seconds of media, and when it is paused, moved,
 * ended, hidden or removed.
 */
export function usePosition(
  media: RefObject<HTMLMediaElement | null>,
  startAt: number | undefined,
  onPosition: ((seconds: number) => void) | undefined,
): void {
  const report = useRef(onPosition);
  report.current = onPosition;
  const start = useRef(startAt);

  useEffect(() => {
    const element = media.current;
    if (!element) return;
    let last = 0;
    const now = () => {
      const seconds = Math.floor(element.currentTime);
      if (seconds === last) return;
      last = seconds;
      report.current?.(seconds);
    };
    const moveToStart = () => {
      const seconds = start.current ?? 0;
      start.current = undefined;
      // Who has seen it to its end starts again.
      if (!(seconds > 0) || seconds >= element.duration - 1) return;
      last = Math.floor(seconds);
      element.currentTime = seconds;
    };
    const listening = new AbortController();
    const on = (target: EventTarget, name: string, handler: () => void) =>
      target.addEventListener(name, handler, { signal: listening.signal });
    on(element, 'loadedmetadata', moveToStart);
    on(element, 'timeupdate', () => Math.abs(element.currentTime - last) >= REPORT_SECONDS && now());
    for (const name of ['pause', 'seeked', 'ended']) on(element, name, now);
    on(document, 'visibilitychange', now);
    if (element.readyState > 0) moveToStart();
    return () => {
      listening.abort();
      now();
    };
  }, [media]);
}
