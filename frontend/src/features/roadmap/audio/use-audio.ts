import { type RefObject, useEffect, useRef, useState } from 'react';

export type AudioState = 'idle' | 'loading' | 'playing' | 'paused' | 'failed';

export interface Audio {
  /** For the <audio> element. */
  element: RefObject<HTMLAudioElement | null>;
  state: AudioState;
  /** Seconds. */
  time: number;
  /** Seconds; null until the file tells. */
  duration: number | null;
  toggle: () => void;
  seek: (seconds: number) => void;
  retry: () => void;
}

/** The one that plays on this page: whoever starts silences it. */
let playing: HTMLAudioElement | null = null;

/** An <audio> element as state. `known` is its length as the server measured it. */
export function useAudio(known: number | null, onFail?: () => void): Audio {
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
      play: () => claim(audio),
      playing: () => setState('playing'),
      waiting: () => setState('loading'),
      pause: () => setState((now) => (now === 'failed' ? now : 'paused')),
      ended: () => setTime(0),
      timeupdate: () => setTime(audio.currentTime),
      loadedmetadata: () => known === null && findLength(audio),
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
  }, [known]);

  function start() {
    setState('loading');
    // A refusal without an error event (autoplay rules, a pause while it loads) leaves it paused.
    element.current?.play().catch(() => setState((now) => (now === 'loading' ? 'paused' : now)));
  }

  return {
    element,
    state,
    time,
    duration: known ?? measured,
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

function claim(audio: HTMLAudioElement): void {
  if (playing !== audio) playing?.pause();
  playing = audio;
}

/** What browsers record says nothing about its own length until its end has been looked at. */
function findLength(audio: HTMLAudioElement): void {
  if (audio.duration !== Number.POSITIVE_INFINITY) return;
  const { currentTime, paused } = audio;
  const back = () => {
    audio.currentTime = currentTime;
    if (!paused) void audio.play().catch(() => {});
  };
  audio.addEventListener('durationchange', back, { once: true });
  audio.currentTime = 1e9;
}
