import type { Trim } from '@waymark/contracts/roadmaps/recordings';
import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetPlaying, pauseOthers } from '#shared/audio/playing-audio.ts';
import { toast } from '#shared/ui/toast.ts';

export interface Player {
  playing: boolean;
  /** Seconds. */
  position: number;
  toggle: () => void;
  seek: (seconds: number) => void;
  /** 1: as recorded. */
  rate: number;
  setRate: (rate: number) => void;
}

/** How often the end of a part is checked while it plays. */
const CHECK_MS = 30;

/** Plays a URL or a local recording, or the part of it that a trim keeps. Loads nothing before the first play. */
export function usePlayer(src: string | Blob, kept: Trim | null = null): Player {
  const element = useRef<HTMLAudioElement | null>(null);
  const [playing, setPlaying] = useState(false);
  const [position, setPosition] = useState(0);
  const [rate, setRateState] = useState(1);
  useEffect(() => {
    const url = typeof src === 'string' ? src : URL.createObjectURL(src);
    const audio = new Audio();
    audio.preload = 'none';
    audio.src = url;
    const update = () => {
      setPlaying(!audio.paused && !audio.ended);
      setPosition(audio.ended ? 0 : audio.currentTime);
    };
    for (const type of ['play', 'pause', 'timeupdate', 'seeked', 'ended'])
      audio.addEventListener(type, update);
    element.current = audio;
    return () => {
      for (const type of ['play', 'pause', 'timeupdate', 'seeked', 'ended'])
        audio.removeEventListener(type, update);
      audio.pause();
      audio.removeAttribute('src');
      forgetPlaying(audio);
      if (typeof src !== 'string') URL.revokeObjectURL(url);
      setPlaying(false);
      setPosition(0);
    };
  }, [src]);

  const { start, end } = kept ?? {};
  useEffect(() => {
    if (!playing || start === undefined) return;
    const timer = setInterval(() => {
      const audio = element.current;
      if (!audio) return;
      // No seek is exact.
      if (audio.currentTime >= end!) audio.pause();
      else if (audio.currentTime >= start - 0.5) return;
      audio.currentTime = start;
    }, CHECK_MS);
    return () => clearInterval(timer);
  }, [playing, start, end]);

  const toggle = useCallback(() => {
    const audio = element.current;
    if (!audio) return;
    if (!audio.paused) return audio.pause();
    pauseOthers(audio);
    if (start !== undefined && (audio.currentTime < start || audio.currentTime >= end!))
      audio.currentTime = start;
    audio.play().catch((error: Error) => {
      // Paused before it started.
      if (error.name === 'AbortError') return;
      toast({
        title: 'Audio Not Available',
        description: 'It could not be played. Please try again in a moment.',
        variant: 'destructive',
      });
    });
  }, [start, end]);
  const seek = useCallback((seconds: number) => {
    if (element.current) element.current.currentTime = seconds;
    setPosition(seconds);
  }, []);
  const setRate = useCallback((next: number) => {
    if (element.current) element.current.playbackRate = next;
    setRateState(next);
  }, []);
  return { playing, position, toggle, seek, rate, setRate };
}
