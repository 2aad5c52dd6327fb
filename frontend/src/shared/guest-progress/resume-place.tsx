import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useOnDevice } from '../../lib/use-on-device.ts';
import { useUser } from '../../lib/use-user.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { hasGuestTicks } from './has-guest-ticks.ts';

const ResumePaths = lazyPart(() => import('./resume-paths.tsx'));

/**
 * What a guest has begun on this device. The page from the server contains the list without its texts, shown where
 * public/early.js finds ticks, so that nothing moves when they come.
 */
export function ResumePlace() {
  const onDevice = useOnDevice();
  const { user, isLoading } = useUser();
  if (user || (onDevice && !isLoading && !hasGuestTicks())) return null;
  return (
    <div>
      {onDevice && !isLoading ? (
        <Suspense fallback={<Waiting />}>
          <ResumePaths />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

const ROWS = ['a', 'b', 'c'];

/** As many rows as early.js has counted. */
const Waiting = () => (
  <div aria-hidden="true" className="resume-paths resume-waiting page">
    <p className="font-serif text-xl font-medium tracking-[-0.011em] sm:text-2xl">
      Pick up where you left off
    </p>
    <div className="mt-3 grid gap-2">
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-20 rounded-card" />
      ))}
    </div>
  </div>
);
