import clsx from 'clsx';
import { MediaProvider } from 'media-chrome/react/media-store';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatDuration } from '../../lib/format.ts';
import { forgetPlaying, pauseOthers } from '../audio/playing-audio.ts';
import { detectDuration } from '../audio/use-audio.ts';
import { MediaFailed } from './media-failed.tsx';
import type { MediaPlayerProps } from './media-player-props.ts';
import { PlayerControls } from './player-controls.tsx';
import { commandOf, type PlayerCommand } from './player-keys.ts';
import { Screen } from './screen.tsx';
import { useIdle } from './use-idle.ts';
import {
  type MediaActions,
  type MediaView,
  SEEK_SECONDS,
  useMediaActions,
  useMediaElements,
  useMediaView,
  VOLUME_STEP,
} from './use-media.ts';
import { usePosition } from './use-position.ts';

export default function Player(props: MediaPlayerProps) {
  return (
    <MediaProvider>
      <Frame {...props} />
    </MediaProvider>
  );
}

function Frame(props: MediaPlayerProps) {
  const { type, title, captionsSrc, duration: known, startAt, onPosition, onEnded } = props;
  const { media, frame, mediaRef, frameRef } = useMediaElements();
  const actions = useMediaActions(media);
  const view = useMediaView();
  const [status, setStatus] = useState('');
  const playButton = useRef<HTMLButtonElement>(null);
  const hidden = useIdle(frame, view.fullscreen && !view.paused);
  usePosition(media, startAt, onPosition);
  useElementEvents(media, onEnded, known);
  const shown = { ...view, duration: known ?? view.duration };

  function onKeyDown(event: KeyboardEvent) {
    const command = event.defaultPrevented ? null : commandOf(event);
    if (!command) return;
    event.preventDefault();
    setStatus(run(command, actions, shown, captionsSrc !== undefined, type === 'video'));
  }

  return (
    <section
      ref={frameRef}
      aria-label={`Player: ${title}`}
      onKeyDown={onKeyDown}
      className={clsx(
        'relative overflow-hidden border border-line bg-raised',
        view.fullscreen ? 'flex size-full flex-col justify-center' : 'rounded-card',
        hidden && 'cursor-none',
      )}
    >
      <Screen {...props} ref={mediaRef} view={view} onToggle={actions.toggle} />
      {view.errorCode !== null && (
        <MediaFailed
          code={view.errorCode}
          onRetry={() => {
            playButton.current?.focus();
            if (media.current) reload(media.current);
          }}
        />
      )}
      <PlayerControls
        title={title}
        isVideo={type === 'video'}
        hasCaptions={captionsSrc !== undefined}
        view={shown}
        actions={actions}
        playButton={playButton}
        className={clsx(
          view.fullscreen && type === 'video' && 'absolute inset-x-0 bottom-0 bg-raised transition-opacity',
          hidden && 'opacity-0',
        )}
      />
      <p role="status" className="sr-only">
        {status}
      </p>
    </section>
  );
}

/** One plays at a time; it stops when it is removed. */
function useElementEvents(
  media: { current: HTMLMediaElement | null },
  onEnded: (() => void) | undefined,
  known: number | null | undefined,
): void {
  const ended = useRef(onEnded);
  ended.current = onEnded;
  useEffect(() => {
    const element = media.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('play', () => pauseOthers(element), { signal });
    element.addEventListener('ended', () => ended.current?.(), { signal });
    element.addEventListener('loadedmetadata', () => known == null && detectDuration(element), { signal });
    return () => {
      listening.abort();
      if (!element.paused) element.pause();
      forgetPlaying(element);
    };
  }, [media, known]);
}

/** Loads it again and goes on where it failed. */
function reload(element: HTMLMediaElement): void {
  const { currentTime } = element;
  element.addEventListener(
    'loadedmetadata',
    () => {
      if (currentTime > 0) element.currentTime = currentTime;
    },
    { once: true },
  );
  element.load();
  void element.play().catch(() => {});
}

/** Returns what to announce. */
function run(
  command: PlayerCommand,
  actions: MediaActions,
  view: MediaView,
  hasCaptions: boolean,
  isVideo: boolean,
): string {
  const position = (seconds: number) =>
    `${formatDuration(seconds)}${view.duration ? ` of ${formatDuration(view.duration)}` : ''}`;
  const volume = (by: number) => `Volume ${Math.round(actions.setVolume(view.volume + by) * 100)}%`;
  switch (command) {
    case 'toggle':
      return actions.toggle() ? 'Playing' : 'Paused';
    case 'back':
      return position(actions.skip(-SEEK_SECONDS));
    case 'forward':
      return position(actions.skip(SEEK_SECONDS));
    case 'louder':
      return volume(VOLUME_STEP);
    case 'quieter':
      return volume(-VOLUME_STEP);
    case 'mute':
      actions.setMuted(!view.muted);
      return view.muted ? 'Sound on' : 'Muted';
    case 'captions':
      if (!hasCaptions) return 'There are no captions';
      actions.setCaptions(!view.captions);
      return view.captions ? 'Captions off' : 'Captions on';
    case 'fullscreen':
      if (!isVideo || view.noFullscreen) return '';
      actions.setFullscreen(!view.fullscreen);
      return view.fullscreen ? 'Full screen off' : 'Full screen';
  }
}
