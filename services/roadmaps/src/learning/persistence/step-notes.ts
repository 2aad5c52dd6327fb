import type { StepNote } from '@waymark/contracts/roadmaps/own-steps';
import type { Columns } from '@waymark/database/columns';
import type { EntityManager } from 'typeorm';
import type { StepNotesTable } from '../../persistence/tables.ts';

/** The writes to one note are serialized, so that none overwrites another unseen. */
export const notesLock = (userId: number, roadmapId: string): string => `notes of ${userId} on ${roadmapId}`;

type NoteRecord = Columns<StepNotesTable, keyof StepNote>;

const COLUMNS = 'step_id AS "stepId", text, revision, updated_at AS "updatedAt"';
const toNote = (row: NoteRecord): StepNote => ({ ...row, updatedAt: row.updatedAt.toISOString() });

/** Those with a text. */
export async function readNotes(em: EntityManager, userId: number, roadmapId: string): Promise<StepNote[]> {
  const rows = await em.query<NoteRecord[]>(
    `SELECT ${COLUMNS} FROM step_notes WHERE user_id = $1 AND roadmap_id = $2 AND text <> '' ORDER BY step_id`,
    [userId, roadmapId],
  );
  return rows.map(toNote);
}

/** Also a deleted one, with an empty text. */
export async function findNote(
  em: EntityManager,
  userId: number,
  stepId: string,
): Promise<StepNote | undefined> {
  const [row] = await em.query<NoteRecord[]>(
    `SELECT ${COLUMNS} FROM step_notes WHERE user_id = $1 AND step_id = $2`,
    [userId, stepId],
  );
  return row && toNote(row);
}

/** Characters of the learner's notes on the other steps of the roadmap. */
export async function countNoteChars(
  em: EntityManager,
  { userId, roadmapId, stepId }: { userId: number; roadmapId: string; stepId: string },
): Promise<number> {
  const [row] = await em.query<{ chars: number }[]>(
    `SELECT coalesce(sum(length(text)), 0)::integer AS chars FROM step_notes
     WHERE user_id = $1 AND roadmap_id = $2 AND step_id <> $3`,
    [userId, roadmapId, stepId],
  );
  return row!.chars;
}

export async function writeNote(
  em: EntityManager,
  { userId, roadmapId, stepId, text }: { userId: number; roadmapId: string; stepId: string; text: string },
  now: Date,
): Promise<StepNote> {
  const [row] = await em.query<NoteRecord[]>(
    `INSERT INTO step_notes (user_id, roadmap_id, step_id, text, revision, updated_at) VALUES ($1, $2, $3, $4, 1, $5)
     ON CONFLICT (user_id, step_id) DO UPDATE
       SET text = excluded.text, revision = step_notes.revision + 1, updated_at = excluded.updated_at
     RETURNING ${COLUMNS}`,
    [userId, roadmapId, stepId, text, now],
  );
  return toNote(row!);
}
