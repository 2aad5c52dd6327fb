import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CATALOGUE } from './sql/catalogue.sql.ts';
import { LEARNING } from './sql/learning.sql.ts';
import { MATERIAL } from './sql/material.sql.ts';
import { ROADMAPS } from './sql/roadmaps.sql.ts';

/** Everything this service owns. Rules that must hold whatever the code does are constraints here. */
export class Roadmaps1760000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const sql of [CATALOGUE, ROADMAPS, LEARNING, MATERIAL]) await db.query(sql);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE run_events, ai_runs, sources, follows, progress, steps, stages, roadmaps, mentors, categories;
      DROP FUNCTION search_pattern(text);
      DROP FUNCTION fold(text)`);
  }
}
