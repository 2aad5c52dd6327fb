import type { Source } from '@waymark/contracts/roadmaps/sources';
import type { SourceRow } from './source.row.ts';

export const toSource = (row: SourceRow): Source => ({
  id: row.id,
  roadmapId: row.roadmapId,
  kind: row.kind,
  status: row.status,
  originalName: row.originalName,
  filename: row.key.slice(row.key.lastIndexOf('/') + 1),
  fileType: row.fileType,
  fileSize: row.fileSize,
  words: row.words,
  message: row.message,
  durationSeconds: row.durationSeconds,
  permissions: row.permissions,
  createdAt: row.createdAt.toISOString(),
});
