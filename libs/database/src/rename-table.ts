import type { QueryRunner } from 'typeorm';

/** `ALTER` statements for what is named after the table $1, with $2 instead. An index of a constraint follows it. */
const PARTS = `
  SELECT format('ALTER TABLE %I RENAME CONSTRAINT %I TO %I', $1::text, conname, $2::text || substr(conname, length($1) + 1)) AS sql
  FROM pg_constraint WHERE conrelid = $1::regclass AND starts_with(conname, $1 || '_')
  UNION ALL
  SELECT format('ALTER INDEX %I RENAME TO %I', c.relname, $2 || substr(c.relname, length($1) + 1))
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE i.indrelid = $1::regclass AND starts_with(c.relname, $1 || '_')
    AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = c.oid)
  UNION ALL
  SELECT format('ALTER SEQUENCE %I RENAME TO %I', c.relname, $2 || substr(c.relname, length($1) + 1))
  FROM pg_depend d JOIN pg_class c ON c.oid = d.objid AND c.relkind = 'S'
  WHERE d.refobjid = $1::regclass AND starts_with(c.relname, $1 || '_')`;

/** Renames a table with its constraints, indexes and sequences. */
export async function renameTable(db: QueryRunner, from: string, to: string): Promise<void> {
  const parts = (await db.query(PARTS, [from, to])) as { sql: string }[];
  for (const { sql } of parts) await db.query(sql);
  await db.query(`ALTER TABLE ${from} RENAME TO ${to}`);
}
