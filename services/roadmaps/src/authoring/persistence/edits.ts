import type { Columns, Narrowed } from '@waymark/database/columns';
import { AppError } from '@waymark/kernel/app-error';
import type { EntityManager } from 'typeorm';
import type { RoadmapEditsTable } from '../../persistence/tables.ts';
import { type ReplacedContent, replacedContent } from '../domain/edit-undo.ts';
import type { RoadmapState } from '../domain/roadmap-state.ts';

/** The oldest edits of a roadmap are deleted above this number. */
const MAX_STORED = 50;

/**
 * Named by the roadmap's revision after the edit. It can be undone at the revision `undoableAt`: its own, or a later one
 * with the same content.
 */
export type StoredEdit = Narrowed<
  Columns<RoadmapEditsTable, 'revision' | 'revisionBefore' | 'undoableAt' | 'replaced'>,
  { replaced: ReplacedContent }
>;

const INSERT = `
  INSERT INTO roadmap_edits (roadmap_id, revision, revision_before, undoable_at, replaced, edited_at)
  VALUES ($1, $2, $3, $2, $4, $5)`;
const DELETE_OLDEST = `
  DELETE FROM roadmap_edits WHERE roadmap_id = $1 AND revision <= (
    SELECT revision FROM roadmap_edits WHERE roadmap_id = $1 ORDER BY revision DESC OFFSET ${MAX_STORED} LIMIT 1)`;
const SAME_CONTENT = 'UPDATE roadmap_edits SET undoable_at = $3 WHERE roadmap_id = $1 AND undoable_at = $2';

/** Stores an edit for undo. One that changes no content, as a publication, leaves the last edit undoable. */
export async function storeEdit(
  em: EntityManager,
  before: RoadmapState,
  after: RoadmapState,
  now: Date,
): Promise<void> {
  const replaced = replacedContent(before, after);
  if (!replaced) return setSameContent(em, after.id, before.revision, after.revision);
  const values = [after.id, after.revision, before.revision, JSON.stringify(replaced), now];
  await em.query(INSERT, values);
  await em.query(DELETE_OLDEST, [after.id]);
}

/** Requires the roadmap's lock. Errors: NOT_FOUND, STALE. */
export async function findUndoable(
  em: EntityManager,
  { id, revision: current }: RoadmapState,
  revision: number,
): Promise<StoredEdit> {
  const [edit] = await em.query<StoredEdit[]>(
    `SELECT revision, revision_before AS "revisionBefore", undoable_at AS "undoableAt", replaced
     FROM roadmap_edits WHERE roadmap_id = $1 AND revision = $2`,
    [id, revision],
  );
  if (!edit) throw new AppError('NOT_FOUND', 'This edit can no longer be undone.');
  if (edit.undoableAt === current) return edit;
  const message = 'The roadmap was changed after this edit, so the edit cannot be undone.';
  throw new AppError('STALE', message, { details: { revision: current } });
}

/** Deletes an undone edit. The one before it can be undone next: `restored` has the content that it led to. */
export async function deleteEdit(
  em: EntityManager,
  roadmapId: string,
  { revision, revisionBefore }: StoredEdit,
  restored: number,
): Promise<void> {
  await em.query('DELETE FROM roadmap_edits WHERE roadmap_id = $1 AND revision = $2', [roadmapId, revision]);
  await setSameContent(em, roadmapId, revisionBefore, restored);
}

async function setSameContent(
  em: EntityManager,
  roadmapId: string,
  before: number,
  after: number,
): Promise<void> {
  await em.query(SAME_CONTENT, [roadmapId, before, after]);
}

export async function deleteEdits(em: EntityManager, before: Date): Promise<void> {
  await em.query('DELETE FROM roadmap_edits WHERE edited_at < $1', [before]);
}
