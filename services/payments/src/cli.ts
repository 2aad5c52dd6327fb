import { reportInvariants } from '@waymark/database/check-invariants';
import { openDataSource } from '@waymark/database/data-source';
import { Database } from '@waymark/database/database';
import { databaseEnv } from '@waymark/database/service-env';
import { loadEnv } from '@waymark/platform/env';
import { z } from 'zod';
import { reconcile } from './app/reconcile.ts';
import { Env } from './env.ts';
import { providerRecords } from './integrations/provider-records.ts';
import { manifest } from './manifest.ts';
import { invariants } from './persistence/invariants.ts';
import { readerAt } from './persistence/records.reader.ts';

const USAGE = `Usage:
  invariants     prints the violated invariants of the tables; exits with 1 if there are any
  reconcile      prints differences between ledger, intents, sessions and provider; exits with 1 if there are any`;

const ReconcileEnv = z.object({
  ...databaseEnv,
  SCHEDULING_DATABASE_URL: databaseEnv.DATABASE_URL,
  PAYMENTS_PROVIDER: Env.shape.PAYMENTS_PROVIDER,
  STRIPE_SECRET_KEY: Env.shape.STRIPE_SECRET_KEY,
  STRIPE_PUBLISHABLE_KEY: Env.shape.STRIPE_PUBLISHABLE_KEY,
  STRIPE_WEBHOOK_SECRET: Env.shape.STRIPE_WEBHOOK_SECRET,
  STRIPE_API_BASE: Env.shape.STRIPE_API_BASE,
});

async function main([command]: string[]): Promise<number> {
  if (command === 'invariants') {
    return reportInvariants(manifest.name, loadEnv(z.object(databaseEnv)).DATABASE_URL, invariants);
  }
  if (command === 'reconcile') return printDifferences();
  console.error(USAGE);
  return 2;
}

async function printDifferences(): Promise<number> {
  const env = loadEnv(ReconcileEnv);
  const payments = await openDataSource({
    url: env.DATABASE_URL,
    schema: manifest.name,
    rows: [],
    migrations: [],
    migrate: false,
  });
  const scheduling = readerAt(env.SCHEDULING_DATABASE_URL);
  try {
    await scheduling.initialize();
    const provider = providerRecords(env, new Database(payments));
    const found = await reconcile({ payments, scheduling, provider });
    console.log(found.length === 0 ? 'no differences' : `${found.length} difference(s):`);
    for (const difference of found) console.log(`  ${difference}`);
    return found.length === 0 ? 0 : 1;
  } finally {
    if (scheduling.isInitialized) await scheduling.destroy();
    await payments.destroy();
  }
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  return 1;
});
