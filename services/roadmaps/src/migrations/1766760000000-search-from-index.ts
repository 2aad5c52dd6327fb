import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A condition that is always true, and expensive as far as the planner knows. PostgreSQL counts a word that is in no text
 * as one in two hundred texts: for a trouble with forty words it then expects many matches and reads the table, whose long
 * texts are slow to match. With this condition beside the match, reading only what the index finds is always cheaper. It is not parallel, since
 * starting workers takes longer than such a search.
 */
export class SearchFromIndex1766760000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE FUNCTION is_worth_an_index(id text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL UNSAFE
      COST 100000 AS $$ BEGIN RETURN true; END $$`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION is_worth_an_index(text)');
  }
}
