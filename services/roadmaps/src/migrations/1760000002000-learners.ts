import type { MigrationInterface, QueryRunner } from 'typeorm';
import { COACHING } from './sql/coaching.sql.ts';
import { COMPANION } from './sql/companion.sql.ts';

/** The learner's side: merged, reset and undone progress, the journey companion, coaching of a step. */
export class Learners1760000002000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const sql of [COMPANION, COACHING]) await db.query(sql);
  }

  async down(): Promise<void> {
    throw new Error('What learners wrote is nowhere else: this cannot be taken back. Restore a backup.');
  }
}
