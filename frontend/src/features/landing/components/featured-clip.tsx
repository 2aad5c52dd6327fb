import { lazy, Suspense } from 'react';
import { useFeaturedClip } from '../api/use-featured.ts';

const FeaturedPlayer = lazy(() => import('./featured-player.tsx'));

/** The voice of a mentor, if the operator has chosen one. The player is loaded only then. */
export function FeaturedClip() {
  const { data: clip } = useFeaturedClip();
  return (
    clip && (
      <Suspense fallback={null}>
        <FeaturedPlayer clip={clip} />
      </Suspense>
    )
  );
}
