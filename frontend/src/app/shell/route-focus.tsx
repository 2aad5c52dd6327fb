import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * What a page load does by itself, for moves inside the app: starts at the top, moves the focus to the content,
 * and says the new page's title. Going back leaves the scroll position to the browser.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const previous = useRef(pathname);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (kind !== 'POP') scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
    // The page sets its title once it is there.
    const timer = setTimeout(() => setSaid(document.title), 300);
    return () => clearTimeout(timer);
  }, [pathname, kind]);

  return (
    <div aria-live="polite" className="sr-only">
      {said}
    </div>
  );
}
