import { DataSource } from 'typeorm';

export interface Invariant {
  rule: string;
  sql: string;
}
export interface BrokenInvariant {
  rule: string;
  rows: object[];
}

const ROWS_SHOWN = 5;

/** Returns the rules broken by the tables behind this URL; those of `schema`, for a login of several. */
export async function checkInvariants(
  url: string,
  invariants: readonly Invariant[],
  schema?: string,
): Promise<BrokenInvariant[]> {
  const extra = schema === undefined ? {} : { options: `-c search_path=${schema},extensions` };
  const db = await new DataSource({ type: 'postgres', url, extra }).initialize();
  const broken: BrokenInvariant[] = [];
  try {
    for (const { rule, sql } of invariants) {
      const rows = await db.query<object[]>(sql);
      if (rows.length > 0) broken.push({ rule, rows });
    }
  } finally {
    await db.destroy();
  }
  return broken;
}

export async function reportInvariants(
  service: string,
  url: string,
  invariants: readonly Invariant[],
): Promise<number> {
  const broken = await checkInvariants(url, invariants, service);
  for (const { rule, rows } of broken) {
    console.log(`${service}: broken ${rows.length} time(s): ${rule}`);
    for (const row of rows.slice(0, ROWS_SHOWN)) console.log(`  ${JSON.stringify(row)}`);
  }
  console.log(`${service}: ${invariants.length - broken.length} of ${invariants.length} invariants hold`);
  return broken.length === 0 ? 0 : 1;
}
