import type { Caller } from '@waymark/contracts/caller';
import type { ExportPiece } from '@waymark/contracts/person-data';

interface Sql {
  sql<T extends object>(text: string, params?: unknown[]): Promise<T[]>;
}
interface Exporting {
  call(rpc: never, input: { cursor: string | null }, caller: Caller): Promise<ExportPiece>;
}

/** The files of an export by name, parsed; and the size in bytes of the largest piece. */
export async function exportedFiles(service: object, rpc: object, caller: Caller) {
  const files: Record<string, string> = {};
  let largest = 0;
  let cursor: string | null = null;
  do {
    const piece: ExportPiece = await (service as Exporting).call(rpc as never, { cursor }, caller);
    files[piece.file] = (files[piece.file] ?? '') + piece.text;
    largest = Math.max(largest, Buffer.byteLength(JSON.stringify(piece)));
    cursor = piece.nextCursor;
  } while (cursor !== null);
  const parsed = Object.entries(files).map(([name, text]) => [name, JSON.parse(text)]);
  return { files: Object.fromEntries(parsed) as Record<string, Record<string, unknown>[]>, largest };
}

/** Those of the tables in which a row contains the text, in any column. */
export async function tablesWith(service: Sql, tables: string[], text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const rows = await service.sql(`SELECT FROM ${table} t WHERE t::text ILIKE '%' || $1 || '%' LIMIT 1`, [
      text,
    ]);
    if (rows.length > 0) found.push(table);
  }
  return found;
}

const PERSON = '^(user|mentor|learner|payer|admin|by)_(id|user)$';

/** The tables of the service's schema with a column that names a person. */
export async function tablesOfPeople(service: Sql, schema: string): Promise<string[]> {
  const rows = await service.sql<{ name: string }>(
    `SELECT DISTINCT table_name AS name FROM information_schema.columns
     WHERE table_schema = $1 AND column_name ~ $2 AND table_name NOT IN ('outbox', 'inbox', 'idempotency_keys')
     ORDER BY 1`,
    [schema, PERSON],
  );
  return rows.map(({ name }) => name);
}
