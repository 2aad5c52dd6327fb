import { Suspense, useEffect } from 'react';
import { HomeSkeleton } from '../features/home/components/home-skeleton.tsx';
import { lazyPart } from '../lib/lazy-part.ts';
import { useUser } from '../lib/use-user.ts';

const Home = lazyPart(() => import('../features/home/home.tsx'));

/** Read by public/theme.js, which reserves the place before the first paint. */
const KEY = 'waymark-home';

/**
 * Above the landing page, for logged-in users. The prerendered page contains it, hidden unless a user was logged in on this
 * device before; it is as tall as the window, so that nothing moves when it is filled.
 */
export function HomePlace() {
  const { user, isLoading } = useUser();
  const isGuest = !user && !isLoading;
  useEffect(() => {
    if (user) remember();
    else if (isGuest) forget();
  }, [user, isGuest]);
  if (isGuest) return null;
  return (
    <div className="home-place" data-open={user ? '' : undefined}>
      <Suspense fallback={<Waiting />}>{user ? <Home key={user.id} user={user} /> : <Waiting />}</Suspense>
    </div>
  );
}

const Waiting = () => (
  <div className="page py-10 md:py-14">
    <HomeSkeleton />
  </div>
);

function remember(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Storage is blocked: the place appears once the user is known.
  }
}

function forget(): void {
  delete document.documentElement.dataset.home;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
