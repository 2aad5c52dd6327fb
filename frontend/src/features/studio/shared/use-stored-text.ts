import { useCallback, useState } from 'react';
import { readTab, writeTab } from '#lib/tab-storage.ts';

/** Text that survives a reload of this tab. */
export function useStoredText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readTab(key) ?? '');
  const store = useCallback(
    (next: string) => {
      setText(next);
      writeTab(key, next || null);
    },
    [key],
  );
  return [text, store];
}
