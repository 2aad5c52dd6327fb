import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';

const log = new Logger('Migrations');

/** Runs pending migrations; replicas that start together wait for the first. */
export async function migrate(dataSource: DataSource, schema: string): Promise<void> {
  const runner = dataSource.createQueryRunner();
  const lock = `waymark:migrations:${schema}`;
  try {
    await acquire(runner, lock);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    for (const { name } of await executor.executePendingMigrations()) log.log(`applied ${name}`);
    await runner.query('SELECT pg_advisory_unlock(hashtext($1))', [lock]);
  } finally {
    await runner.release();
  }
}

/** A session lock: PostgreSQL releases it when its process dies. */
async function acquire(runner: QueryRunner, lock: string): Promise<void> {
  for (let waited = 0; ; waited++) {
    const [row] = await runner.query('SELECT pg_try_advisory_lock(hashtext($1)) AS mine', [lock]);
    if (row.mine) return;
    if (waited % 20 === 0) log.log('another process is migrating; waiting');
    await sleep(250);
  }
}
