import { type RefObject, useEffect, useRef, useState } from 'react';
import { useListening } from './listening.ts';
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
  /** Moves by seconds, within what it plays. */
  skip: (seconds: number) => void;
  retry: () => void;
}

const WHOLE: Part = { start: 0, end: Number.POSITIVE_INFINITY };

/** Plays this part of the file only, in seconds. */
export interface Part {
  start: number;
  end: number;
}

interface AudioOptions {
  onFail?: () => void;
  /** At the end of what it plays. */
  onEnd?: () => void;
  part?: Part;
}

/** An <audio> element as state. `knownDuration` is the server's measurement, in seconds: of the part, if there is one. */
export function useAudio(knownDuration: number | null, options: AudioOptions = {}): Audio {
  const { start: from, end: to } = options.part ?? WHOLE;
  const element = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<AudioState>('idle');
  const [time, setTime] = useState(0);
  const [measured, setMeasured] = useState<number | null>(null);
  const { rate } = useListening();
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const audio = element.current;
    if (!audio) return;
    // Loading a file sets the rate to the default one.
    audio.defaultPlaybackRate = rate;
    audio.playbackRate = rate;
  }, [rate]);

  useEffect(() => {
    const audio = element.current;
    if (!audio) return;
    const failed = () => {
      setState('failed');
      latest.current.onFail?.();
    };
    let hasEnded = false;
    const end = () => {
      setTime(0);
      if (!hasEnded) latest.current.onEnd?.();
      hasEnded = true;
    };
    const handlers: Partial<Record<keyof HTMLMediaElementEventMap, () => unknown>> = {
      play: () => {
        hasEnded = false;
        pauseOthers(audio);
        if (audio.currentTime < from || audio.currentTime >= to) audio.currentTime = from;
      },
      playing: () => setState('playing'),
      waiting: () => setState('loading'),
      pause: () => setState((now) => (now === 'failed' ? now : 'paused')),
      ended: end,
      timeupdate: () => {
        if (audio.currentTime < to) return setTime(Math.max(0, audio.currentTime - from));
        audio.pause();
        audio.currentTime = from;
        end();
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

  const duration = knownDuration ?? measured;
  function seek(seconds: number) {
    if (element.current) element.current.currentTime = from + seconds;
    setTime(seconds);
  }

  return {
    element,
    state,
    time,
    duration,
    toggle: () => (element.current?.paused === false ? element.current.pause() : start()),
    seek,
    skip: (seconds) => seek(Math.max(0, Math.min(duration ?? Number.POSITIVE_INFINITY, time + seconds))),
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
