import { useCallback, useState } from 'react';

/** Text that survives a reload of this tab: what somebody typed is never lost to an accident. */
export function useStoredText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => read(key));
  const store = useCallback(
    (next: string) => {
      setText(next);
      try {
        if (next === '') sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, next);
      } catch {
        // Full or forbidden: the text is still on the screen.
      }
    },
    [key],
  );
  return [text, store];
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
