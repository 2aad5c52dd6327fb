import { type RefObject, useEffect, useRef } from 'react';

/**
 * Restores the focus that a row's button loses when its row is removed: once `count` has changed, focuses the first of
 * `places` that is rendered. Call the result with true when a removal starts and with false when it failed.
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
