import type { MigrationInterface, QueryRunner } from 'typeorm';

const KIND = (values: string) => `
  ALTER TABLE ai_runs DROP CONSTRAINT known_kind, ADD CONSTRAINT known_kind CHECK (kind IN (${values}))`;
const KINDS = "'generate-roadmap', 'ghostwrite', 'coaching', 'wording', 'extraction'";

/** Runs that ask one question about an interview answer. The question is stored with the interview answer. */
export class FollowUps1764720000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(KIND(`${KINDS}, 'follow-up'`));
    await db.query(`
      ALTER TABLE ai_runs
        ADD COLUMN question integer CHECK (question BETWEEN 1 AND 5),
        ADD CONSTRAINT question_of_follow_up CHECK ((kind = 'follow-up') = (question IS NOT NULL))`);
    await db.query(`
      CREATE UNIQUE INDEX ai_runs_one_follow_up ON ai_runs (roadmap_id, question)
        WHERE finished_at IS NULL AND kind = 'follow-up'`);
    await db.query(`
      ALTER TABLE interview_answers
        ADD CONSTRAINT follow_up_has_question CHECK (follow_up_question IS NOT NULL OR follow_up_answer = '')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE interview_answers DROP CONSTRAINT follow_up_has_question');
    await db.query("DELETE FROM ai_runs WHERE kind = 'follow-up'");
    await db.query('ALTER TABLE ai_runs DROP COLUMN question');
    await db.query(KIND(KINDS));
  }
}
