import type { ExportPiece } from '@waymark/contracts/person-data';
import { z } from 'zod';
import { decodeCursor, encodeCursor, invalidCursor } from './cursor.ts';
import type { Database } from './database.ts';
import type { Tx } from './tx.ts';

/** Rows of the person $1. `key`: SQL over the columns of `sql`, unique per row. */
export interface PersonQuery {
  /** Name of the file in the export. */
  file: string;
  key: string;
  sql: string;
}

/** How a table is exported to a person, and deleted or made anonymous with the account; or why not. */
export interface PersonTable {
  exported: PersonQuery | { not: string };
  /** Statements with the person as $1. */
  erased: string[] | { not: string };
}

/** All tables of a service by name, in the order in which they are erased. */
export type PersonData = Record<string, PersonTable>;

/** JavaScript characters of a piece. In a message one takes at most 4 bytes, so a piece is far below 1 MB. */
const PIECE = 100_000;
const ROWS = 500;

const Cursor = z.tuple([z.string(), z.string().nullable(), z.number().int().min(0)]);

interface Found {
  key: string;
  doc: string;
  total: number;
}

/**
 * One piece of the caller's data. A row longer than a piece continues in the next one. Error: VALIDATION for an invalid
 * cursor, also when the row it continues was deleted in the meantime.
 */
export async function exportPiece(
  db: Database,
  data: PersonData,
  userId: number,
  cursor: string | null,
): Promise<ExportPiece> {
  const queries = Object.values(data).flatMap(({ exported }) => ('file' in exported ? [exported] : []));
  const [file, after, offset] = decodeCursor(cursor ?? undefined, Cursor) ?? [queries[0]!.file, null, 0];
  const index = queries.findIndex((query) => query.file === file);
  const query = queries[index];
  if (!query) throw invalidCursor();
  const rows = await db.query<Found>(pageSql(query, offset > 0), [userId, after]);
  if (offset > 0 && rows[0]?.key !== after) throw invalidCursor();
  const { text, next } = assemble(rows, after, offset);
  if (next) return { file, text, nextCursor: encodeCursor([file, ...next]) };
  const following = queries[index + 1];
  return {
    file,
    text: `${text}\n]\n`,
    nextCursor: following ? encodeCursor([following.file, null, 0]) : null,
  };
}

/** Rows after the key $2, or from it on: as many as begin within one piece, as JSON. */
function pageSql({ sql, key }: PersonQuery, isContinued: boolean): string {
  const column = `(${key})::text COLLATE "C"`;
  return `WITH found AS (
      SELECT ${column} AS key, row_to_json(r)::text AS doc FROM (${sql}) r
      WHERE $2::text IS NULL OR ${column} ${isContinued ? '>=' : '>'} $2 ORDER BY 1 LIMIT ${ROWS}
    ), sized AS (SELECT key, doc, sum(length(doc)) OVER (ORDER BY key) - length(doc) AS start FROM found)
    SELECT key, doc, (SELECT count(*)::int FROM found) AS total FROM sized WHERE start < ${PIECE} OR key = $2 ORDER BY key`;
}

/** `next`: the key after which (offset 0) or the row within which the next piece begins; null at the end of the file. */
function assemble(rows: Found[], after: string | null, offset: number) {
  let text = after === null ? '[' : '';
  let isFirst = after === null;
  let last = after;
  for (const [index, { key, doc }] of rows.entries()) {
    const start = index === 0 ? offset : 0;
    if (start === 0) text += isFirst ? '\n' : ',\n';
    isFirst = false;
    const end = start + cutLength(doc, start, PIECE - text.length);
    text += doc.slice(start, end);
    if (end < doc.length) return { text, next: [key, end] as const };
    last = key;
    if (text.length >= PIECE && index < rows.length - 1) return { text, next: [key, 0] as const };
  }
  const total = rows[0]?.total ?? 0;
  const isComplete = rows.length === total && total < ROWS;
  return { text, next: isComplete ? null : ([last, 0] as const) };
}

/** Does not separate the two halves of a character outside of the basic plane. At least one character. */
function cutLength(doc: string, start: number, room: number): number {
  const length = Math.max(room, 2);
  const code = doc.charCodeAt(start + length - 1);
  return code >= 0xd800 && code <= 0xdbff ? length - 1 : length;
}

/** Runs the statements of all tables, and deletes stored responses to the person's requests. */
export async function erasePerson({ em }: Tx, data: PersonData, userId: number): Promise<void> {
  for (const { erased } of Object.values(data)) {
    if (Array.isArray(erased)) for (const sql of erased) await em.query(sql, [userId]);
  }
  await em.query('DELETE FROM idempotency_keys WHERE user_id = $1', [userId]);
}
