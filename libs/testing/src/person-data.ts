import type { Caller } from '@waymark/contracts/caller';
import type { ExportPiece } from '@waymark/contracts/person-data';
import type { ProcessManifest } from '@waymark/messaging/manifest';

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

/** The tables in which a row contains the text, in any column, without those that keep who somebody was. */
export async function tablesWith(service: Sql, { tables = {} }: ProcessManifest, text: string) {
  const found: string[] = [];
  for (const [table, owned] of Object.entries(tables)) {
    if ('erased' in owned && 'kept' in owned.erased) continue;
    const rows = await service.sql(`SELECT FROM ${table} t WHERE t::text ILIKE '%' || $1 || '%' LIMIT 1`, [
      text,
    ]);
    if (rows.length > 0) found.push(table);
  }
  return found;
}
