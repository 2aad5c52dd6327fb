import { useEffect, useRef } from 'react';

/**
 * Runs `action` on a key (`'/'`, `'?'`, `'mod+k'` where mod is ⌘ or Ctrl), on this page while mounted.
 * Plain keys do nothing while somebody types or a dialog is open.
 */
export function useShortcut(keys: string, action: (event: KeyboardEvent) => void, enabled = true): void {
  const latest = useRef(action);
  latest.current = action;
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (!matches(keys, event) || event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      latest.current(event);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [keys, enabled]);
}

function matches(keys: string, event: KeyboardEvent): boolean {
  const wantsMod = keys.startsWith('mod+');
  const key = wantsMod ? keys.slice(4) : keys;
  if (event.key.toLowerCase() !== key.toLowerCase() || event.altKey) return false;
  if ((event.ctrlKey || event.metaKey) !== wantsMod) return false;
  return (
    wantsMod || !(isTyping(event.target) || document.querySelector('[role="dialog"], [role="alertdialog"]'))
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
