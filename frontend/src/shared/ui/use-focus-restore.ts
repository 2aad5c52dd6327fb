import { useRef, useState } from 'react';

/**
 * Restores the focus after a dialog closes, or focuses the page's content if the opener is gone or disabled. Radix does so
 * only for dialogs with a trigger. A dialog that opens another one leaves the focus there. Pass `open` for dialogs with an
 * autofocused field, for which Radix fires no open event.
 */
export function useFocusRestore(open?: boolean) {
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
      const isFocusable =
        from instanceof HTMLElement &&
        from.isConnected &&
        from !== document.body &&
        !from.matches(':disabled');
      (isFocusable ? from : document.getElementById('main'))?.focus({ preventScroll: true });
    },
  };
}
