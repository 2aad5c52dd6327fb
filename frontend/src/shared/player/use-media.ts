import { type MediaState, useMediaSelector, useMediaStore } from 'media-chrome/react/media-store';
import { type RefCallback, type RefObject, useCallback, useMemo, useRef } from 'react';

export const SEEK_SECONDS = 10;
export const VOLUME_STEP = 0.1;
export const RATES = [0.75, 1, 1.25, 1.5, 1.75, 2];

export interface MediaActions {
  /** Returns whether it plays afterwards. */
  toggle(): boolean;
  /** Moves by seconds, within the media. Returns the new position. */
  skip(seconds: number): number;
  seek(seconds: number): void;
  /** From 0 to 1. Returns what was set. */
  setVolume(volume: number): number;
  setMuted(muted: boolean): void;
  setRate(rate: number): void;
  setCaptions(on: boolean): void;
  setFullscreen(on: boolean): void;
}

/** The media element and the element shown in full screen, attached to the store. */
export function useMediaElements() {
  const { dispatch } = useMediaStore();
  const media = useRef<HTMLMediaElement>(null);
  const frame = useRef<HTMLElement>(null);
  const mediaRef: RefCallback<HTMLMediaElement> = useCallback(
    (element) => {
      media.current = element;
      dispatch({ type: 'mediaelementchangerequest', detail: element });
    },
    [dispatch],
  );
  const frameRef: RefCallback<HTMLElement> = useCallback(
    (element) => {
      frame.current = element;
      dispatch({ type: 'fullscreenelementchangerequest', detail: element });
    },
    [dispatch],
  );
  return { media, frame, mediaRef, frameRef };
}

export function useMediaActions(media: RefObject<HTMLMediaElement | null>): MediaActions {
  const { dispatch } = useMediaStore();
  return useMemo(() => {
    const seek = (seconds: number) => dispatch({ type: 'mediaseekrequest', detail: seconds });
    return {
      toggle() {
        const plays = media.current?.paused !== false;
        dispatch({ type: plays ? 'mediaplayrequest' : 'mediapauserequest' });
        return plays;
      },
      skip(seconds) {
        const { currentTime = 0, duration = Number.NaN } = media.current ?? {};
        const end = Number.isFinite(duration) ? duration : Number.POSITIVE_INFINITY;
        const to = Math.max(0, Math.min(end, currentTime + seconds));
        seek(to);
        return to;
      },
      seek,
      setVolume(volume) {
        const to = Math.round(Math.max(0, Math.min(1, volume)) * 100) / 100;
        dispatch({ type: 'mediavolumerequest', detail: to });
        return to;
      },
      setMuted: (muted) => dispatch({ type: muted ? 'mediamuterequest' : 'mediaunmuterequest' }),
      setRate: (rate) => dispatch({ type: 'mediaplaybackraterequest', detail: rate }),
      setCaptions: (on) => dispatch({ type: 'mediatogglesubtitlesrequest', detail: on }),
      setFullscreen: (on) =>
        dispatch({ type: on ? 'mediaenterfullscreenrequest' : 'mediaexitfullscreenrequest' }),
    };
  }, [dispatch, media]);
}

export type MediaView = ReturnType<typeof useMediaView>;

const same = (one: object, other: object): boolean =>
  Object.entries(one).every(([key, value]) => Object.is(value, other[key as keyof typeof other]));

/** What the controls show. Times are whole seconds, so that a playing file renders once a second. */
export function useMediaView() {
  return useMediaSelector(viewOf, same);
}

function viewOf(state: Partial<MediaState>) {
  const { mediaDuration: duration } = state;
  return {
    paused: state.mediaPaused ?? true,
    loading: state.mediaLoading === true && state.mediaPaused === false,
    hasPlayed: state.mediaHasPlayed === true,
    time: Math.floor(state.mediaCurrentTime ?? 0),
    duration: duration !== undefined && duration > 0 ? duration : null,
    volume: state.mediaVolume ?? 1,
    muted: state.mediaMuted === true || state.mediaVolume === 0,
    volumeFixed: state.mediaVolumeUnavailable !== undefined,
    rate: state.mediaPlaybackRate ?? 1,
    captions: (state.mediaSubtitlesShowing?.length ?? 0) > 0,
    fullscreen: state.mediaIsFullscreen === true,
    noFullscreen: state.mediaFullscreenUnavailable !== undefined,
    errorCode: state.mediaErrorCode ?? null,
  };
}
