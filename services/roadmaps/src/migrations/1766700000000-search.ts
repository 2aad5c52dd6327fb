import type { MigrationInterface, QueryRunner } from 'typeorm';
import { NO_SEARCH, SEARCH, SEARCH_DOCUMENT, SEARCH_INDEXES } from './sql/search.sql.ts';

/** Search over everything that a published roadmap says. Those published before get their documents here. */
export class Search1766700000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const sql of [SEARCH, SEARCH_DOCUMENT, SEARCH_INDEXES]) await db.query(sql);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(NO_SEARCH);
  }
}
