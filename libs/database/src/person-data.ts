import type { ExportPiece } from '@waymark/contracts/person-data';
import type { OwnedTables, PersonQuery } from '@waymark/messaging/manifest';
import { z } from 'zod';
import { decodeCursor, encodeCursor, invalidCursor } from './cursor.ts';
import type { Database } from './database.ts';
import type { Tx } from './tx.ts';

/** JavaScript characters of a piece. In a message one takes at most 4 bytes, so a piece is far below 1 MB. */
const PIECE = 100_000;
const ROWS = 500;

const Cursor = z.tuple([z.string(), z.string().nullable(), z.number().int().min(0)]);

interface Found {
  key: string;
  doc: string;
  total: number;
}

/** What the tables of a service hold about a person, exported and erased as its manifest says. */
export class PersonData {
  private readonly queries: PersonQuery[];
  private readonly erasures: string[];

  constructor(
    private readonly db: Database,
    tables: OwnedTables,
  ) {
    const personal = Object.values(tables).flatMap((table) => ('exported' in table ? [table] : []));
    this.queries = personal.flatMap(({ exported }) => ('file' in exported ? [exported] : []));
    this.erasures = personal.flatMap(({ erased }) => (Array.isArray(erased) ? erased : []));
  }

  /**
   * One piece of the caller's data. A row longer than a piece continues in the next one. Error: VALIDATION for an invalid
   * cursor, also when the row it continues was deleted in the meantime.
   */
  async export(userId: number, cursor: string | null): Promise<ExportPiece> {
    const first = this.queries[0]!.file;
    const [file, after, offset] = decodeCursor(cursor ?? undefined, Cursor) ?? [first, null, 0];
    const index = this.queries.findIndex((query) => query.file === file);
    const query = this.queries[index];
    if (!query) throw invalidCursor();
    const rows = await this.db.query<Found>(pageSql(query, offset > 0), [userId, after]);
    if (offset > 0 && rows[0]?.key !== after) throw invalidCursor();
    const { text, next } = assemble(rows, after, offset);
    const about = cursor === null ? { files: this.files() } : {};
    if (next) return { file, ...about, text, nextCursor: encodeCursor([file, ...next]) };
    const following = this.queries[index + 1];
    return {
      ...{ file, ...about, text: `${text}\n]\n` },
      nextCursor: following ? encodeCursor([following.file, null, 0]) : null,
    };
  }

  private files(): Record<string, string> {
    return Object.fromEntries(this.queries.map(({ file, about }) => [file, about]));
  }

  /** Runs the statements of all tables, and deletes stored responses to the person's requests. */
  async erase({ em }: Tx, userId: number): Promise<void> {
    for (const sql of this.erasures) await em.query(sql, [userId]);
    await em.query('DELETE FROM idempotency_keys WHERE user_id = $1', [userId]);
  }
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
