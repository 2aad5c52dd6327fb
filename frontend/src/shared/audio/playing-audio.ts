/** Only one plays at a time (spec §4). */
let playing: HTMLMediaElement | null = null;

/** Call before or when it starts: pauses what played before. */
export function pauseOthers(audio: HTMLMediaElement): void {
  if (playing !== audio) playing?.pause();
  playing = audio;
}

/** Call when it is removed. */
export function forgetPlaying(audio: HTMLMediaElement): void {
  if (playing === audio) playing = null;
}
