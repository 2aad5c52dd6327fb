import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';

const Keepers = lazyPart(() => import('./keepers.tsx'));

export function Background() {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setIsReady(true), 300);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIsReady(true), { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isReady ? (
    <Suspense>
      <Keepers />
    </Suspense>
  ) : null;
}
