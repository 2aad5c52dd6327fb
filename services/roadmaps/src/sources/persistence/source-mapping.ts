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
  take: row.takeGroup === null ? null : { group: row.takeGroup, isUsed: !row.setAside },
  speakers: row.speakers,
  speaker: row.speaker,
  // Measured of what is played: not of the whole, which is played until the trimmed copy exists.
  levels: row.trimStart !== null && row.displayKey === null ? [] : row.levels,
  ...(row.sampleVoice && { sampleVoice: true }),
  createdAt: row.createdAt.toISOString(),
});
