/** `list`, `retry <id>`, `retry --all`, for the outbox of every schema DATABASE_URL may use. */
import { loadEnv } from '@waymark/platform/env';
import { z } from 'zod';
import { OutboxAdmin } from './outbox-admin.ts';
import { databaseEnv } from './service-env.ts';

async function list(admin: OutboxAdmin): Promise<void> {
  for (const { schema, waiting, oldestSeconds, parked } of await admin.state()) {
    console.log(`${schema}: ${waiting} waiting (oldest ${oldestSeconds} s), ${parked} parked`);
  }
  for (const row of await admin.parked()) {
    const since = row.parkedAt.toISOString();
    console.log(
      `${row.id}  ${row.schema}  ${row.kind} ${row.topic}  parked ${since} after ${row.attempts} attempts`,
    );
    console.log(`    ${row.lastError}`);
  }
}

async function main([command, what]: string[]): Promise<number> {
  const wellFormed = command === 'list' || (command === 'retry' && what);
  if (!wellFormed) {
    console.error('usage: outbox list | retry <id> | retry --all');
    return 64;
  }
  const admin = await OutboxAdmin.connect(loadEnv(z.object(databaseEnv)).DATABASE_URL);
  try {
    if (command === 'list') {
      await list(admin);
      return 0;
    }
    const count = await admin.retry(what === '--all' ? 'all' : (what as string));
    console.log(`${count} row(s) will be tried again`);
    return count > 0 || what === '--all' ? 0 : 1;
  } finally {
    await admin.close();
  }
}

process.exitCode = await main(process.argv.slice(2));
