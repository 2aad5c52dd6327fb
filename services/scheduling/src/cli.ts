import { databaseEnv } from '@waymark/database/service-env';
import { loadEnv } from '@waymark/platform/env';
import { z } from 'zod';
import { checkInvariants } from './persistence/check-invariants.ts';

const USAGE = `Usage:
  invariants     says which rules of this service its tables break; exits with 1 if any`;
const ROWS_SHOWN = 5;

/** The operator's way in. Answers the exit code. */
async function main([command]: string[]): Promise<number> {
  if (command !== 'invariants') {
    console.error(USAGE);
    return 2;
  }
  const { DATABASE_URL } = loadEnv(z.object(databaseEnv));
  const { checked, broken } = await checkInvariants(DATABASE_URL);
  for (const { rule, rows } of broken) {
    console.log(`scheduling: broken ${rows.length} time(s): ${rule}`);
    for (const row of rows.slice(0, ROWS_SHOWN)) console.log(`  ${JSON.stringify(row)}`);
  }
  console.log(`scheduling: ${checked - broken.length} of ${checked} invariants hold`);
  return broken.length === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
