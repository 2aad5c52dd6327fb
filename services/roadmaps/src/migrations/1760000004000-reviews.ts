import type { MigrationInterface, QueryRunner } from 'typeorm';
import { REVIEWS } from './sql/reviews.sql.ts';

export class Reviews1760000004000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(REVIEWS);
  }

  async down(): Promise<void> {
    throw new Error(
      'What a mentor has reviewed is stored nowhere else: it cannot be undone. Restore a backup.',
    );
  }
}
