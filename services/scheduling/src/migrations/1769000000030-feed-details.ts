import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A feed is read by the company that runs the calendar, so what a session is about is in it only by choice. */
export class FeedDetails1769000000030 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE calendar_feeds ADD COLUMN includes_details boolean NOT NULL DEFAULT false');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE calendar_feeds DROP COLUMN includes_details');
  }
}
