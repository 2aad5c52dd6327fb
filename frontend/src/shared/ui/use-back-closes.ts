import { useEffect, useRef } from 'react';

/**
 * While dialogs are open, the browser's Back closes the topmost one. One history entry lies above that of the page for it;
 * it has the same address and the same state, so the router sees no change. It stays when the dialogs are closed in another
 * way, because going back would race with a navigation that follows; it is used again for the next dialog, and passed over
 * by the next Back.
 */
interface EntryState {
  /** The router's number of the page. */
  idx?: number;
  /** The entry that was added for a dialog. */
  overlay?: true;
  /** The entry of the page below it. */
  covered?: true;
}

type Close = () => void;

/** The open dialogs, topmost last. */
const open: Close[] = [];
/** The router's number of the page before the last move through the history. */
let lastIndex: number | undefined;

const state = (): EntryState => (history.state as EntryState | null) ?? {};

export function useBackCloses(isOpen: boolean, onClose: Close): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return;
    const entry = () => close.current();
    open.push(entry);
    cover();
    return () => void open.splice(open.indexOf(entry), 1);
  }, [isOpen]);
}

/** Adds the entry for the open dialogs, if there is none. */
function cover(): void {
  const { overlay: _overlay, covered: _covered, ...page } = state();
  if (open.length === 0 || state().overlay) return;
  lastIndex = page.idx;
  history.replaceState({ ...page, covered: true }, '');
  history.pushState({ ...page, overlay: true }, '');
}

function onMove(): void {
  const { covered, ...page } = state();
  const from = lastIndex;
  lastIndex = page.idx;
  const top = open.at(-1);
  if (top && !page.overlay) {
    if (covered) history.replaceState(page, '');
    top();
    // A dialog with a question first, or another one below it, remains open.
    setTimeout(cover);
  } else if (covered && from === page.idx) history.back();
}

if (typeof window !== 'undefined') {
  lastIndex = state().idx;
  // Before the router, which would otherwise leave the page while the dialog closes.
  window.addEventListener('popstate', onMove, true);
}
