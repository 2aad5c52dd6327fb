import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds all completed steps of a roadmap, for the figures of its mentor. */
export class Insight1764630000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'CREATE INDEX progress_of_roadmap ON progress (roadmap_id, step_id) INCLUDE (user_id, completed_at) WHERE completed',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX progress_of_roadmap');
  }
}
