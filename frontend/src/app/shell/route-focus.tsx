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
    const timer = setTimeout(() => setAnnouncement(document.title), 300);
    return () => clearTimeout(timer);
  }, [pathname, kind, state]);

  return (
    <div aria-live="polite" className="sr-only">
      {announcement}
    </div>
  );
}
