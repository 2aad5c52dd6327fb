import { MAX_UNFINISHED } from '@waymark/contracts/roadmaps/recordings';
import { UPLOAD_MAX_BYTES, UPLOAD_TOO_LARGE } from '@waymark/contracts/roadmaps/sources';
import { AppError } from '@waymark/kernel/app-error';

/** Error: CONFLICT. */
export function checkUnfinished({ sourceId }: { sourceId: string | null }): void {
  if (sourceId !== null) throw new AppError('CONFLICT', 'This recording is finished.');
}

/** Error: TOO_LARGE. */
export function checkSize(bytes: number): void {
  if (bytes > UPLOAD_MAX_BYTES) throw new AppError('TOO_LARGE', UPLOAD_TOO_LARGE);
}

/** Error: RULE_REFUSED at the limit. */
export function checkUnfinishedCount(count: number): void {
  if (count < MAX_UNFINISHED) return;
  throw new AppError(
    'RULE_REFUSED',
    `A roadmap can have at most ${MAX_UNFINISHED} unfinished recordings. Finish or delete one first.`,
  );
}

export const recordingNotFound = (): AppError =>
  new AppError('NOT_FOUND', 'This recording no longer exists.');
