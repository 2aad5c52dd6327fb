import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import type { MediaPlayerProps } from './media-player-props.ts';

const Player = lazy(() => import('./player.tsx'));

/** Video and audio with captions and keyboard. Loaded when it is first shown. */
export function MediaPlayer(props: MediaPlayerProps) {
  return (
    <Suspense
      fallback={<Skeleton className={props.type === 'video' ? 'aspect-video w-full' : 'h-30 w-full'} />}
    >
      <Player key={props.src} {...props} />
    </Suspense>
  );
}
