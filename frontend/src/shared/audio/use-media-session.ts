import { useEffect, useRef } from 'react';
import type { Audio } from './use-audio.ts';

/** What the lock screen and the keys of a headset show. */
export interface NowPlaying {
  title: string;
  artist?: string;
}

const SKIP_SECONDS = 10;
const ACTIONS = ['play', 'pause', 'seekbackward', 'seekforward'] as const;

let owner: object | null = null;

/** Names the recording that plays to the system, which can control it. Does nothing where that is not supported. */
export function useMediaSession(audio: Audio, { title, artist = '' }: NowPlaying): void {
  const session = 'mediaSession' in navigator ? navigator.mediaSession : null;
  const token = useRef({});
  const latest = useRef(audio);
  latest.current = audio;
  const isPlaying = audio.state === 'playing';
  useEffect(() => {
    if (!session || !isPlaying) return;
    owner = token.current;
    session.metadata = new MediaMetadata({ title, artist, album: 'Waymark' });
    const element = () => latest.current.element.current;
    const handlers = {
      play: () => void element()?.play(),
      pause: () => element()?.pause(),
      seekbackward: () => latest.current.skip(-SKIP_SECONDS),
      seekforward: () => latest.current.skip(SKIP_SECONDS),
    };
    for (const action of ACTIONS) session.setActionHandler(action, handlers[action]);
  }, [session, isPlaying, title, artist]);
  useEffect(
    () => () => {
      if (!session || owner !== token.current) return;
      owner = null;
      session.metadata = null;
      for (const action of ACTIONS) session.setActionHandler(action, null);
    },
    [session],
  );
}
