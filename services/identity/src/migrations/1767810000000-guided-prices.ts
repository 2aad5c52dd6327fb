import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The lowest and highest price of an hour, for the cards of mentors. Null until scheduling publishes prices of types. */
export class GuidedPrices1767810000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE mentor_prices ADD COLUMN guided_from integer, ADD COLUMN guided_to integer,
        ADD CONSTRAINT mentor_prices_guided CHECK (guided_from BETWEEN 0 AND guided_to)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'ALTER TABLE mentor_prices DROP CONSTRAINT mentor_prices_guided, DROP COLUMN guided_from, DROP COLUMN guided_to',
    );
  }
}
