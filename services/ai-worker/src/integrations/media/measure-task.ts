import { readFile } from 'node:fs/promises';
import type { Task } from '@waymark/platform/sandbox/sandbox';
import { parseBuffer } from 'music-metadata';
import { mp4Duration } from './mp4-duration.ts';
import { webmDuration } from './webm-duration.ts';

export interface MeasureInput {
  path: string;
  contentType: string;
}

/** No upload is longer: the file is malformed. */
const MAX_SECONDS = 7 * 24 * 3_600;

const measure: Task<MeasureInput, number | null> = async ({ path, contentType }) => {
  const bytes = await readFile(path);
  const seconds = await secondsOf(bytes, contentType).catch(() => null);
  if (seconds === null || !(seconds > 0 && seconds <= MAX_SECONDS)) return null;
  return Math.round(seconds * 1000) / 1000;
};
export default measure;

async function secondsOf(bytes: Buffer, contentType: string): Promise<number | null> {
  // The library fails on a webm without sizes and measures only the first fragment of an mp4, as browsers record them.
  const container = contentType.split(/[/;]/)[1]?.trim();
  if (container === 'webm') return webmDuration(bytes);
  if (container === 'mp4') return mp4Duration(bytes);
  const mimeType = contentType.replace(/^video\/ogg/, 'audio/ogg');
  const { format } = await parseBuffer(bytes, { mimeType }, { duration: true, skipCovers: true });
  return format.duration ?? null;
}
