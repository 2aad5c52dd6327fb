import type { StoredFile } from '@waymark/contracts/community/files';
import { type FileFacts, fileNotFound } from '../domain/file-rules.ts';

/** A file as its owner sees it. */
export function toStoredFile(file: FileFacts): StoredFile {
  const { id, purpose, name, state, reason, size, type, durationSeconds, pageCount } = file;
  if (state === 'removed') throw fileNotFound();
  return {
    ...{ id, purpose, name, state, reason, size, type, durationSeconds, pageCount },
    hasThumbnail: file.thumbnailKey !== null,
    isAttached: file.attachedId !== null,
    createdAt: file.createdAt.toISOString(),
  };
}
