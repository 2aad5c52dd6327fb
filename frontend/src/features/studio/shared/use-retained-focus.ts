import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the first control of an area when the one that had the focus was replaced by the next state. Returns the props
 * of the area.
 */
export function useRetainedFocus(area: RefObject<HTMLElement | null>, state: string) {
  const hadFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state may have removed the focused control
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    area.current?.querySelector<HTMLElement>('textarea, button:not(:disabled)')?.focus();
  }, [state]);
  // React reports no blur of what it removes.
  return {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}
