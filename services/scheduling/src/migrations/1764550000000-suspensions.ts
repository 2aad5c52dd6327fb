import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Suspended users, from the events of identity. They cannot book sessions, and cannot be booked. */
export class Suspensions1764550000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Rows of restored users stay, so that an older event changes nothing.
    await db.query(`
      CREATE TABLE suspensions (
        user_id integer PRIMARY KEY,
        is_suspended boolean NOT NULL,
        changed_at timestamptz NOT NULL
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE suspensions');
  }
}
