import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the sessions that were booked from a roadmap. */
export class SessionsOfRoadmaps1764630000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      "CREATE INDEX sessions_of_roadmap ON sessions (mentor_id, (about ->> 'roadmapId')) WHERE about IS NOT NULL",
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX sessions_of_roadmap');
  }
}
