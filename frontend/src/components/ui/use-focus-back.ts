import { useRef } from 'react';

/**
 * Gives the focus back to what had it before a dialog opened; to the content of the page when that is gone. Radix does
 * so for dialogs with a trigger of their own alone, and ours are opened from anywhere.
 */
export function useFocusBack() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const before = opener.current;
      const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
      (isThere ? before : document.getElementById('main'))?.focus({ preventScroll: true });
    },
  };
}
