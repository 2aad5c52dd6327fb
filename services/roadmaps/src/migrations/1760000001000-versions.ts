import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FIRST_VERSIONS } from './sql/first-versions.sql.ts';
import { MEDIA } from './sql/media.sql.ts';
import { VERSIONS } from './sql/versions.sql.ts';

/** What learners see becomes a thing of its own: versions, and one row per roadmap with the one last published. */
export class Versions1760000001000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const sql of [MEDIA, VERSIONS, FIRST_VERSIONS]) await db.query(sql);
  }

  async down(): Promise<void> {
    throw new Error('Versions cannot be taken back: learners’ progress counts on them. Restore a backup.');
  }
}
