import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a file that belongs to no roadmap may be sent to an outside AI service. */
export class ArtifactPermission1764730000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE artifacts ADD COLUMN outside_model boolean NOT NULL DEFAULT false');
    // Uploads have permissions of their own.
    await db.query(
      'ALTER TABLE artifacts ADD CONSTRAINT permission_of_own_file CHECK (source_id IS NULL OR NOT outside_model)',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE artifacts DROP COLUMN outside_model');
  }
}
