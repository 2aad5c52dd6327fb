import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Takes of one recording, of which drafts use one, and how loud recordings are. */
export class Takes1764700000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE sources
        -- the same for all takes of one recording; null without other takes
        ADD COLUMN take_group text,
        -- another take is used
        ADD COLUMN set_aside boolean NOT NULL DEFAULT false,
        -- in equal parts of what is played; 100 is the loudest
        ADD COLUMN levels smallint[] NOT NULL DEFAULT '{}' CHECK (cardinality(levels) <= 150),
        ADD CHECK (take_group IS NOT NULL OR NOT set_aside);
      CREATE INDEX sources_by_take ON sources (take_group) WHERE take_group IS NOT NULL;
      CREATE UNIQUE INDEX one_take_is_used ON sources (take_group) WHERE NOT set_aside;
      ALTER TABLE recordings ADD COLUMN take_of text REFERENCES sources ON DELETE SET NULL;
      CREATE INDEX recordings_by_take ON recordings (take_of) WHERE take_of IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE recordings DROP COLUMN take_of');
    await db.query(
      'ALTER TABLE sources DROP COLUMN take_group CASCADE, DROP COLUMN set_aside CASCADE, DROP COLUMN levels',
    );
  }
}
