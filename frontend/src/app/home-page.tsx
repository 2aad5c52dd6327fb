import { Suspense, useMemo } from 'react';
import { HomeSkeleton } from '../features/home/components/home-skeleton.tsx';
import { lazyPart } from '../lib/lazy-part.ts';
import { useUser } from '../lib/use-user.ts';

const Home = lazyPart(() => import('../features/home/home.tsx'));
const Landing = lazyPart(() => import('../features/landing/landing-page.tsx'));

/** The landing page for guests, the home for users. The server renders either, so it is rarely not known which. */
export default function HomePage() {
  const { user, isLoading } = useUser();
  // The same element while nothing changes: an update of a part whose script is still loading would discard its HTML.
  return useMemo(
    () => (
      <Suspense fallback={<Waiting />}>
        {user ? <Home key={user.id} user={user} /> : isLoading ? <Waiting /> : <Landing />}
      </Suspense>
    ),
    [user, isLoading],
  );
}

const Waiting = () => (
  <div className="page w-full py-10 md:py-14">
    <HomeSkeleton />
  </div>
);
