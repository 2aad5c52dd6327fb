import { type RefObject, useEffect, useRef } from 'react';

/**
 * A button that removes its row takes the focus with it: once the `count` of rows has changed, the first of `places`
 * that is there has it. Returns what is told when a removal begins (true) and when it failed (false).
 */
export function useFocusAfterRemoval(count: number, ...places: RefObject<HTMLElement | null>[]) {
  const isRemoving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list is another one
  useEffect(() => {
    if (!isRemoving.current) return;
    isRemoving.current = false;
    if (document.activeElement === document.body) places.find(({ current }) => current)?.current?.focus();
  }, [count]);
  return (is: boolean) => {
    isRemoving.current = is;
  };
}
