import { useEffect, useState } from 'react';

const TEXT =
  'textarea, [contenteditable="true"], input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit], [type=file])';
/** A button below the field that was pressed is released by then. */
const AFTER_MS = 400;

/** Whether a text field has the focus, and shortly after. What floats over the page then leaves room for the writer. */
export function useIsTyping(): boolean {
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => {
    let timer = 0;
    const listening = new AbortController();
    const update = () => {
      clearTimeout(timer);
      const hasFocus = document.activeElement?.matches(TEXT) ?? false;
      if (hasFocus) setIsTyping(true);
      else timer = window.setTimeout(() => setIsTyping(false), AFTER_MS);
    };
    addEventListener('focusin', update, listening);
    // The next element has the focus only afterwards.
    addEventListener('focusout', () => queueMicrotask(update), listening);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
  return isTyping;
}
