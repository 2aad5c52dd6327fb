import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes = (where: string): string => `
  DROP INDEX sessions_of_mentor;
  DROP INDEX sessions_of_learner;
  CREATE INDEX sessions_of_mentor ON sessions (mentor_id, starts_at, id) ${where};
  CREATE INDEX sessions_of_learner ON sessions (learner_id, starts_at, id) ${where}`;

/**
 * Holds that are over stay for ever, and no list or calendar shows them: without them in the indexes, they cost nothing
 * however many there are.
 */
export class TimeTaken1764400000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(indexes("WHERE status IN ('held', 'scheduled', 'completed', 'cancelled', 'no-show')"));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(indexes(''));
  }
}
