import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language and region of a person's browser at the last login, by which mails write dates and times. */
export class ReaderLocale1768000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE users ADD COLUMN locale text
        CONSTRAINT users_locale CHECK (locale ~ '^[A-Za-z0-9-]{2,35}$')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE users DROP COLUMN locale');
  }
}
