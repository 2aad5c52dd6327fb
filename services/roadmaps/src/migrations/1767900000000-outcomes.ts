import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What learners answer once, three months after the last step of a roadmap. */
export class Outcomes1767900000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE outcomes (
        user_id integer NOT NULL,
        roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
        answer text NOT NULL CHECK (answer IN ('holds', 'mostly', 'not-now', 'dismissed')),
        answered_at timestamptz(3) NOT NULL,
        PRIMARY KEY (user_id, roadmap_id)
      )`);
    await db.query('CREATE INDEX outcomes_of_roadmap ON outcomes (roadmap_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE outcomes');
  }
}
