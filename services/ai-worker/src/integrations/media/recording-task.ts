import type { Task } from '@waymark/platform/sandbox/sandbox';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import { UnreadableFile } from '../../app/unreadable-file.ts';
import { RECORDING_DAMAGED } from './messages.ts';

/** No upload is longer: the file is malformed. */
const MAX_SECONDS = 7 * 24 * 3_600;

/** Seconds of a video or recording of any size, which is read packet by packet. Runs in the sandbox. Errors: UnreadableFile. */
const recording: Task<string, number | null> = async (path) => {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  try {
    if ((await input.getTracks()).length === 0) throw new Error('no tracks');
    const seconds = await input.computeDuration();
    return seconds > 0 && seconds <= MAX_SECONDS ? Math.round(seconds * 1000) / 1000 : null;
  } catch (error) {
    throw new UnreadableFile(RECORDING_DAMAGED, { cause: error });
  } finally {
    input.dispose();
  }
};
export default recording;
