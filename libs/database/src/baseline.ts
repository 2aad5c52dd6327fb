import { readFileSync } from 'node:fs';
import { sourceFile } from '@waymark/platform/source-file';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { MigrationClass } from './options.ts';
import { SystemTables1000000000000 } from './system-tables.ts';

/**
 * The first migration of a service: it makes the schema of `file`, DDL with all statements. A database that has had the
 * migrations which the file replaces (`last` is the name of the last of them) stays as it is. Throws for one that is older.
 */
export function baseline(file: URL, last: string): MigrationClass {
  const timestamp = Number(last.slice(-13)) + 1;
  return class implements MigrationInterface {
    readonly name = `Baseline${timestamp}`;

    async up(db: QueryRunner): Promise<void> {
      const had = await appliedTo(db);
      if (had.length === 0) await db.query(readFileSync(sourceFile(file), 'utf8'));
      else if (!had.includes(last))
        throw new Error(`The database is too old for this version: start version 0.1.0 first (no ${last})`);
    }

    async down(): Promise<void> {
      throw new Error('The first schema cannot be undone. Restore a backup.');
    }
  };
}

/** Names of the migrations of the service. */
async function appliedTo(db: QueryRunner): Promise<string[]> {
  const rows = (await db.query('SELECT name FROM migrations')) as { name: string }[];
  return rows.map(({ name }) => name).filter((name) => name !== SystemTables1000000000000.name);
}
