import { type RefObject, useEffect, useRef, useState } from 'react';
import { forgetPlaying, pauseOthers } from './playing-audio.ts';

export type AudioState = 'idle' | 'loading' | 'playing' | 'paused' | 'failed';

export interface Audio {
  /** For the <audio> element. */
  element: RefObject<HTMLAudioElement | null>;
  state: AudioState;
  /** Seconds; from the start of the part, if it plays one. */
  time: number;
  /** Seconds; null until the file has loaded. */
  duration: number | null;
  toggle: () => void;
  seek: (seconds: number) => void;
  retry: () => void;
}

const WHOLE: Part = { start: 0, end: Number.POSITIVE_INFINITY };

/** Plays this part of the file only, in seconds. */
export interface Part {
  start: number;
  end: number;
}

/** An <audio> element as state. `knownDuration` is the server's measurement, in seconds: of the part, if there is one. */
export function useAudio(
  knownDuration: number | null,
  onFail?: () => void,
  { start: from, end: to }: Part = WHOLE,
): Audio {
  const element = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<AudioState>('idle');
  const [time, setTime] = useState(0);
  const [measured, setMeasured] = useState<number | null>(null);
  const fail = useRef(onFail);
  fail.current = onFail;

  useEffect(() => {
    const audio = element.current;
    if (!audio) return;
    const failed = () => {
      setState('failed');
      fail.current?.();
    };
    const handlers: Partial<Record<keyof HTMLMediaElementEventMap, () => unknown>> = {
      play: () => {
        pauseOthers(audio);
        if (audio.currentTime < from || audio.currentTime >= to) audio.currentTime = from;
      },
      playing: () => setState('playing'),
      waiting: () => setState('loading'),
      pause: () => setState((now) => (now === 'failed' ? now : 'paused')),
      ended: () => setTime(0),
      timeupdate: () => {
        if (audio.currentTime < to) return setTime(Math.max(0, audio.currentTime - from));
        audio.pause();
        audio.currentTime = from;
        setTime(0);
      },
      loadedmetadata: () => knownDuration === null && detectDuration(audio),
      durationchange: () => setMeasured(Number.isFinite(audio.duration) ? audio.duration : null),
      error: failed,
    };
    const listening = new AbortController();
    for (const [name, handler] of Object.entries(handlers)) {
      audio.addEventListener(name, handler, { signal: listening.signal });
    }
    return () => {
      listening.abort();
      if (!audio.paused) audio.pause();
      forgetPlaying(audio);
    };
  }, [knownDuration, from, to]);

  function start() {
    setState('loading');
    // play() can reject without an error event (autoplay rules, a pause while loading).
    element.current?.play().catch(() => setState((now) => (now === 'loading' ? 'paused' : now)));
  }

  return {
    element,
    state,
    time,
    duration: knownDuration ?? measured,
    toggle: () => (element.current?.paused === false ? element.current.pause() : start()),
    seek: (seconds) => {
      if (element.current) element.current.currentTime = from + seconds;
      setTime(seconds);
    },
    retry: () => {
      element.current?.load();
      start();
    },
  };
}

/** Recordings of browsers have no duration until their end has been read, so seeks there and back. */
export function detectDuration(audio: HTMLMediaElement): void {
  if (audio.duration !== Number.POSITIVE_INFINITY) return;
  const { currentTime, paused } = audio;
  const seekBack = () => {
    audio.currentTime = currentTime;
    if (!paused) void audio.play().catch(() => {});
  };
  audio.addEventListener('durationchange', seekBack, { once: true });
  audio.currentTime = 1e9;
}
