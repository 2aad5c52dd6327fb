import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The category of each published roadmap, to filter mentors by. Roadmaps publishes its roadmaps again to fill it. */
export class MentorCategories1764560001000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE roadmap_news ADD COLUMN category_id text');
    await db.query(
      'CREATE INDEX roadmap_news_category ON roadmap_news (category_id, mentor_id) WHERE published',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE roadmap_news DROP COLUMN category_id');
  }
}
