import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isInPage } from '../../lib/in-page.ts';

/**
 * Does for client-side navigation what a page load does: scrolls to the top, focuses the content and announces the new
 * title. On back and forward the browser restores the scroll position.
 */
export function RouteFocus() {
  const { pathname, state } = useLocation();
  const kind = useNavigationType();
  const previous = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (isInPage(state)) return;
    if (kind !== 'POP') scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
    return onTitle(setAnnouncement);
  }, [pathname, kind, state]);

  return (
    <div aria-live="polite" className="sr-only">
      {announcement}
    </div>
  );
}

/** Until a title has been the same for this long, the page may still load the name it shows. */
const SETTLED_MS = 700;

/** Calls the listener with the title once it has settled. Returns the function that ends it. */
function onTitle(listener: (title: string) => void): () => void {
  let timer = setTimeout(() => listener(document.title), SETTLED_MS);
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(() => listener(document.title), SETTLED_MS);
  });
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
