import { type RefObject, useEffect, useState } from 'react';

const IDLE_MS = 3_000;

/** Whether there was no pointer, key or focus in the element for three seconds. Always false while not `watching`. */
export function useIdle(element: RefObject<HTMLElement | null>, watching: boolean): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const area = element.current;
    if (!watching || !area) return;
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), IDLE_MS);
    };
    const listening = new AbortController();
    for (const name of ['pointermove', 'pointerdown', 'keydown', 'focusin']) {
      area.addEventListener(name, wake, { signal: listening.signal });
    }
    wake();
    return () => {
      listening.abort();
      clearTimeout(timer);
      setIdle(false);
    };
  }, [element, watching]);
  return idle;
}
