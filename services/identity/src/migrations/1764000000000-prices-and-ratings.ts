import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Prices and ratings from scheduling. No reference to mentors: these events may arrive before the profile. */
export class PricesAndRatings1764000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE mentor_prices (
        mentor_id integer PRIMARY KEY,
        session_price integer CHECK (session_price >= 0),
        currency text NOT NULL CHECK (currency IN ('USD', 'EUR', 'GBP')),
        version integer NOT NULL
      )`);
    await db.query(`
      CREATE TABLE mentor_ratings (
        mentor_id integer PRIMARY KEY,
        average double precision NOT NULL,
        count integer NOT NULL CHECK (count >= 0),
        version integer NOT NULL
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE mentor_ratings, mentor_prices');
  }
}
