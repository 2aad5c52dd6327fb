import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDebounced } from './use-debounced.ts';

const TYPING_MS = 250;

/** The text of an input whose settled value is in the address: reports typing once it pauses, follows the address. */
export function useDebouncedText(value: string, onSettled: (text: string) => void) {
  const [text, setText] = useState(value);
  const settled = useDebounced(text, TYPING_MS);
  const report = useRef(onSettled);
  report.current = onSettled;
  const reported = useRef(value);

  useEffect(() => {
    if (settled.trim() === reported.current) return;
    reported.current = settled.trim();
    report.current(settled.trim());
  }, [settled]);
  // Before the paint, so that results never appear beside another query.
  useLayoutEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setText(value);
  }, [value]);
  return [text, setText] as const;
}
