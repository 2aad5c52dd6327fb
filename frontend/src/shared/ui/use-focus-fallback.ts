import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Moves the focus to `fallback` when the element with the returned ref is removed while it contains the focus. */
export function useFocusFallback<T extends HTMLElement>(fallback: RefObject<HTMLElement | null>) {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) fallback.current?.focus();
    };
  }, [fallback]);
  return ref;
}
