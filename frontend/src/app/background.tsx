import { lazy, Suspense, useEffect, useState } from 'react';

const ProgressKeeper = lazy(() => import('../features/roadmap/progress/progress-keeper.tsx'));

/** What works behind every page and draws nothing; comes once the page itself has been drawn. */
export function Background() {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setIsTime(true), 300);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIsTime(true), { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isTime ? (
    <Suspense>
      <ProgressKeeper />
    </Suspense>
  ) : null;
}
