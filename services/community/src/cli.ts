import { reportInvariants } from '@waymark/database/check-invariants';
import { databaseEnv } from '@waymark/database/service-env';
import { loadEnv } from '@waymark/platform/env';
import { z } from 'zod';
import { invariants } from './persistence/invariants.ts';

const USAGE = `Usage:
  invariants     lists the invariants that the tables violate; exits with 1 if there are any`;

async function main([command]: string[]): Promise<number> {
  if (command === 'invariants') {
    return reportInvariants('community', loadEnv(z.object(databaseEnv)).DATABASE_URL, invariants);
  }
  console.error(USAGE);
  return 2;
}

process.exitCode = await main(process.argv.slice(2));
