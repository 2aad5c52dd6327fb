import { z } from 'zod';
import { defineRpc } from './rpc.ts';

/** Names that remain where a deleted account was named. */
export const FORMER_MENTOR = 'A former mentor';
export const FORMER_LEARNER = 'A former learner';
export const FORMER_PERSON = 'Somebody who left';

/** A piece of a JSON file. The pieces of a file, joined, are a JSON array; `nextCursor` null: the last piece of all. */
export const ExportPiece = z.object({
  /** Name without an extension. Pieces of a file follow each other. */
  file: z.string().regex(/^[a-z-]+$/),
  /** What each file of the service contains, by its name. In the first piece. */
  files: z.record(z.string(), z.string()).optional(),
  text: z.string(),
  nextCursor: z.string().nullable(),
});
export type ExportPiece = z.infer<typeof ExportPiece>;

/** The caller's own data, in pieces far below the size limit of a message. Error: VALIDATION for an invalid cursor. */
export const defineExport = <S extends string>(subject: S) =>
  defineRpc(subject, {
    input: z.object({ cursor: z.string().max(1_000).nullable() }),
    output: ExportPiece,
    timeoutMs: 20_000,
  });
