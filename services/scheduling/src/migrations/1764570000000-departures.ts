import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People whose account is to be deleted: they take no part in sessions. */
export class Departures1764570000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE departures (
        user_id integer PRIMARY KEY,
        -- False for somebody who has kept the account; the row stays, so that an older event changes nothing.
        leaving boolean NOT NULL,
        -- Of the event.
        at timestamptz(3) NOT NULL
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE departures');
  }
}
