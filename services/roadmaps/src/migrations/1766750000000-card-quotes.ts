import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sentence on the card of a published roadmap. The quotes of published rows are those that learners may read. */
export class CardQuotes1766750000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query("ALTER TABLE published_roadmaps ADD COLUMN quote text CHECK (quote <> '')");
    await db.query(FILL);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE published_roadmaps DROP COLUMN quote');
  }
}

const FILL = String.raw`
  UPDATE published_roadmaps p SET quote = (
    SELECT q.quote FROM (
      SELECT btrim(regexp_replace(e ->> 'quote', '[ \t\r\n]+', ' ', 'g')) AS quote, e, ns, nt
      FROM jsonb_array_elements(p.stages::jsonb) WITH ORDINALITY s (stage, ns),
        jsonb_array_elements(stage -> 'steps') WITH ORDINALITY t (step, nt),
        LATERAL (SELECT step -> 'evidence') v (e)
      WHERE jsonb_typeof(e) = 'object'
    ) q
    WHERE length(q.quote) BETWEEN 20 AND 160 AND NOT EXISTS (
      SELECT FROM held_back h WHERE h.roadmap_id = p.id AND h.source_id = e ->> 'sourceId'
        AND h.quote_start < (e ->> 'end')::integer AND h.quote_end > (e ->> 'start')::integer)
    ORDER BY q.quote ~ '^[^[:lower:]].*[.!?…。！？؟][”"''’»)]?$' DESC, q.quote ~ '^[^[:lower:]]' DESC, ns, nt
    LIMIT 1
  )`;
