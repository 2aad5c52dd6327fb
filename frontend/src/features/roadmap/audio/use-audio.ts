import { type RefObject, useEffect, useRef, useState } from 'react';

export type AudioState = 'idle' | 'loading' | 'playing' | 'paused' | 'failed';

export interface Audio {
  /** For the <audio> element. */
  element: RefObject<HTMLAudioElement | null>;
  state: AudioState;
  /** Seconds. */
  time: number;
  /** Seconds; null until the file has loaded. */
  duration: number | null;
  toggle: () => void;
  seek: (seconds: number) => void;
  retry: () => void;
}

/** Only one plays at a time (spec §4). */
let playing: HTMLAudioElement | null = null;

/** An <audio> element as state. `knownDuration` is the server's measurement, in seconds. */
export function useAudio(knownDuration: number | null, onFail?: () => void): Audio {
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
      play: () => pauseOthers(audio),
      playing: () => setState('playing'),
      waiting: () => setState('loading'),
      pause: () => setState((now) => (now === 'failed' ? now : 'paused')),
      ended: () => setTime(0),
      timeupdate: () => setTime(audio.currentTime),
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
      audio.pause();
      if (playing === audio) playing = null;
    };
  }, [knownDuration]);

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
      if (element.current) element.current.currentTime = seconds;
      setTime(seconds);
    },
    retry: () => {
      element.current?.load();
      start();
    },
  };
}

function pauseOthers(audio: HTMLAudioElement): void {
  if (playing !== audio) playing?.pause();
  playing = audio;
}

/** Recordings of browsers have no duration until their end has been read, so seeks there and back. */
function detectDuration(audio: HTMLAudioElement): void {
  if (audio.duration !== Number.POSITIVE_INFINITY) return;
  const { currentTime, paused } = audio;
  const seekBack = () => {
    audio.currentTime = currentTime;
    if (!paused) void audio.play().catch(() => {});
  };
  audio.addEventListener('durationchange', seekBack, { once: true });
  audio.currentTime = 1e9;
}
