import { readFileSync } from 'node:fs';

/** Recordings of browsers; `said` is the type by MediaRecorder, `type` the true one. */
export const recordings = [
  { name: 'chromium.webm', said: 'audio/webm;codecs=opus', type: 'audio/webm' },
  { name: 'chromium.mp4', said: 'audio/mp4;codecs=opus', type: 'audio/mp4' },
  { name: 'safari.mp4', said: 'video/mp4', type: 'audio/mp4' },
  { name: 'firefox.ogg', said: 'audio/ogg; codecs=opus', type: 'audio/ogg' },
  { name: 'film.webm', said: 'audio/webm', type: 'video/webm' },
] as const;

export const recording = (name: (typeof recordings)[number]['name']): Buffer =>
  readFileSync(new URL(`./recordings/${name}`, import.meta.url));
