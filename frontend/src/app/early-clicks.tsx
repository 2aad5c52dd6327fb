import { useEffect } from 'react';

declare global {
  /** From public/early.js: the controls clicked in a part of the page, whose further clicks pass. */
  var takeEarlyClicks: ((part: string) => HTMLElement[]) | undefined;
}

/** Repeats clicks made before React took over the HTML. Rendered with the part of the page that the selector names. */
export function EarlyClicks({ part }: { part: 'header' | 'main' }) {
  useEffect(() => {
    for (const control of globalThis.takeEarlyClicks?.(part) ?? []) control.click();
  }, [part]);
  return null;
}
