import { useRef, useState } from 'react';

/**
 * Gives the focus back to what had it before a dialog opened; to the content of the page when that is gone or cannot be pressed any more. Radix does
 * so for dialogs with a trigger of their own alone, and ours are opened from anywhere. A dialog that leads to another
 * one leaves the focus there. `open` is for dialogs with a field that takes the focus by itself: Radix says nothing then.
 */
export function useFocusBack(open?: boolean) {
  const opener = useRef<Element | null>(null);
  const [before, setBefore] = useState<{ open?: boolean; focused: Element | null }>({ focused: null });
  if (before.open !== open) setBefore({ open, focused: open ? document.activeElement : before.focused });
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')) return;
      const from = before.focused ?? opener.current;
      const isThere =
        from instanceof HTMLElement &&
        from.isConnected &&
        from !== document.body &&
        !from.matches(':disabled');
      (isThere ? from : document.getElementById('main'))?.focus({ preventScroll: true });
    },
  };
}
