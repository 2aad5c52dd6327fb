import { DataSource } from 'typeorm';
import { invariants } from './invariants.ts';

export interface BrokenInvariant {
  rule: string;
  /** What breaks it. */
  rows: object[];
}

/** The rules the tables behind this URL break. */
export async function checkInvariants(url: string): Promise<{ checked: number; broken: BrokenInvariant[] }> {
  const db = await new DataSource({ type: 'postgres', url }).initialize();
  const broken: BrokenInvariant[] = [];
  try {
    for (const { rule, sql } of invariants) {
      const rows = await db.query<object[]>(sql);
      if (rows.length > 0) broken.push({ rule, rows });
    }
  } finally {
    await db.destroy();
  }
  return { checked: invariants.length, broken };
}
