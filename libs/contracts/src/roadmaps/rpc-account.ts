import { z } from 'zod';
import { RoadmapsAtDeletion } from '../identity/account.ts';
import { pageOf } from '../paging.ts';
import { defineExport } from '../person-data.ts';
import { defineRpc } from '../rpc.ts';
import { StoredBytes } from '../stored-bytes.ts';

export const ExportRoadmaps = defineExport('roadmaps.export-person');

/** The caller's uploaded files with their storage keys, by id. */
export const ListOwnFiles = defineRpc('roadmaps.own-files', {
  input: z.object({ cursor: z.string().max(100).optional() }),
  output: pageOf(z.object({ id: z.string(), key: z.string(), name: z.string(), size: z.number().int() })),
});

/** Bytes of the caller's sources and of the parts of unfinished recordings. */
export const GetStoredBytes = defineRpc('roadmaps.stored-bytes', {
  input: z.object({}),
  output: StoredBytes,
});

export const GetRoadmapsAtDeletion = defineRpc('roadmaps.at-deletion', {
  input: z.object({}),
  output: RoadmapsAtDeletion,
});
