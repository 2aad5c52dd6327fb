import { readFileSync } from 'node:fs';

/** A second of a tone as browsers record it, and a film; what MediaRecorder calls it beside what it is. */
export const recordings = [
  { name: 'chromium.webm', said: 'audio/webm;codecs=opus', type: 'audio/webm' },
  { name: 'chromium.mp4', said: 'audio/mp4;codecs=opus', type: 'audio/mp4' },
  { name: 'safari.mp4', said: 'video/mp4', type: 'audio/mp4' },
  { name: 'firefox.ogg', said: 'audio/ogg; codecs=opus', type: 'audio/ogg' },
  { name: 'film.webm', said: 'audio/webm', type: 'video/webm' },
] as const;

export const recording = (name: (typeof recordings)[number]['name']): Buffer =>
  readFileSync(new URL(`./recordings/${name}`, import.meta.url));
