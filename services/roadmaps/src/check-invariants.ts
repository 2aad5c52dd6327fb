import { databaseEnv } from '@waymark/database/service-env';
import { loadEnv } from '@waymark/platform/env';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { invariants } from './invariants.ts';

const SHOWN = 5;

/** Command: says which rules of this service its tables break (DATABASE_URL), and exits with 1 if any. */
const { DATABASE_URL } = loadEnv(z.object(databaseEnv));
const db = await new DataSource({ type: 'postgres', url: DATABASE_URL }).initialize();
let broken = 0;
for (const { rule, sql } of invariants) {
  const rows = await db.query<object[]>(sql);
  if (rows.length === 0) continue;
  broken += 1;
  console.log(`roadmaps: broken ${rows.length} time(s): ${rule}`);
  for (const row of rows.slice(0, SHOWN)) console.log(`  ${JSON.stringify(row)}`);
}
await db.destroy();
console.log(`roadmaps: ${invariants.length - broken} of ${invariants.length} invariants hold`);
process.exitCode = broken === 0 ? 0 : 1;
