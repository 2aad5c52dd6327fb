import type { Moment } from '@waymark/contracts/roadmaps/sources';
import { useEffect, useState } from 'react';
import type { Audio } from './use-audio.ts';

/** The index of the current cue, -1 before the first. `from`: the second of the file at which the cues begin. */
export function useCue({ element, state }: Audio, cues: readonly Moment[], from: number): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const audio = element.current;
    if (!audio) return;
    const update = () => setCurrent(cueAt(cues, audio.currentTime - from));
    update();
    const listening = new AbortController();
    for (const name of ['timeupdate', 'seeking']) {
      audio.addEventListener(name, update, { signal: listening.signal });
    }
    // A word is shorter than the interval of `timeupdate`.
    let frame = 0;
    const follow = () => {
      update();
      frame = requestAnimationFrame(follow);
    };
    if (state === 'playing') follow();
    return () => {
      listening.abort();
      cancelAnimationFrame(frame);
    };
  }, [element, state, cues, from]);
  return current;
}

function cueAt(cues: readonly Moment[], seconds: number): number {
  const next = cues.findIndex((cue) => cue.seconds > seconds);
  return next === -1 ? cues.length - 1 : next - 1;
}
