import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Up to five tags of a roadmap: on its card, in the search and as a filter. */
export class RoadmapTags1767400000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(KEYS);
    await db.query(`
      ALTER TABLE roadmaps ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
        ADD CONSTRAINT known_tags CHECK (cardinality(tags) <= 5 AND are_tags(tags))`);
    await db.query(`
      ALTER TABLE published_roadmaps ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
        ADD COLUMN tag_keys text[] GENERATED ALWAYS AS (tag_keys(tags)) STORED`);
    await db.query(
      `CREATE INDEX published_tags ON published_roadmaps USING gin (tag_keys) WHERE status = 'published'`,
    );
    await db.query(
      passages("\n    UNION ALL SELECT 3, 3, n, 'tag', tag FROM unnest(p.tags) WITH ORDINALITY t (tag, n)"),
    );
    await db.query(fillSearch("'description', 'category', 'mentor', 'area', 'tag'"));
    await db.query(
      trigger('title, description, category, tags, mentor_name, mentor_version, stages, audio_url'),
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(trigger('title, description, category, mentor_name, mentor_version, stages, audio_url'));
    await db.query(fillSearch("'description', 'category', 'mentor', 'area'"));
    await db.query(passages(''));
    await db.query('DROP INDEX published_tags');
    await db.query('ALTER TABLE published_roadmaps DROP COLUMN tag_keys, DROP COLUMN tags');
    await db.query('ALTER TABLE roadmaps DROP COLUMN tags');
    await db.query('DROP FUNCTION are_tags; DROP FUNCTION tag_keys');
  }
}

/**
 * `tag_keys`: equal for tags that are the same but for case and accents. `are_tags` is a little looser
 * than the schema of the input, which knows Unicode better: a tag of any script that it accepts must pass.
 */
const KEYS = `
  CREATE FUNCTION tag_keys(tags text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
    $$ SELECT coalesce(array_agg(fold(tag)), '{}') FROM unnest(tags) tag $$;
  CREATE FUNCTION are_tags(tags text[]) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT coalesce(bool_and(char_length(tag) BETWEEN 2 AND 30 AND tag ~ '^[^\\s]+( [^\\s]+)*$'), true)
      AND count(DISTINCT lower(tag COLLATE "C")) = cardinality(tags) FROM unnest(tags) tag $$`;

// As in schema.sql to the letter, so that undoing it leads back to the same schema.
const passages = (
  tags: string,
) => `CREATE OR REPLACE FUNCTION search_passages(p published_roadmaps) RETURNS TABLE (kind text, passage text)
  LANGUAGE sql STABLE AS $$
  WITH stage AS (SELECT value AS s, ordinality AS n FROM json_array_elements(p.stages) WITH ORDINALITY),
  step AS (SELECT t.value AS t, stage.n, t.ordinality AS m FROM stage, json_array_elements(s -> 'steps') WITH ORDINALITY t)
  SELECT kind, passage FROM (
    SELECT 1 AS place, 0::bigint AS n, 0::bigint AS m, 'title' AS kind, p.title AS texts
    UNION ALL SELECT 2, 0, 0, 'description', p.description
    UNION ALL SELECT 3, 0, 0, 'category', p.category ->> 'name'
    UNION ALL SELECT 3, 1, 0, 'mentor', p.mentor_name
    UNION ALL SELECT 3, 2, 0, 'area', area FROM mentors, unnest(areas) area WHERE id = p.mentor_id${tags}
    UNION ALL SELECT 4, n, 0, 'stage', concat_ws(E'\\n', s ->> 'title', s ->> 'description', s ->> 'mentorNote') FROM stage
    UNION ALL SELECT 5, n, m, 'step', concat_ws(E'\\n', t ->> 'title', t ->> 'description') FROM step
    UNION ALL SELECT 6, n, m, 'quote', t -> 'evidence' ->> 'quote' FROM step
    UNION ALL SELECT 7, n, 0, 'warning', w ->> 'text' FROM stage, json_array_elements(s -> 'warnings') w
  ) part, unnest(search_sentences(texts)) passage
  WHERE passage <> '' ORDER BY place, n, m $$`;

/** `others`: the kinds of passages that weigh less than a title and more than a step. */
const fillSearch = (
  others: string,
) => `CREATE OR REPLACE FUNCTION fill_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  titles text; others text; steps text; quotes text;
BEGIN
  SELECT array_agg(passage), array_agg(kind),
    string_agg(passage, E'\\n') FILTER (WHERE kind = 'title'),
    string_agg(passage, E'\\n') FILTER (WHERE kind IN (${others})),
    coalesce(string_agg(passage, E'\\n') FILTER (WHERE kind IN ('stage', 'step')), ''),
    coalesce(string_agg(passage, E'\\n') FILTER (WHERE kind IN ('quote', 'warning')), '')
  INTO NEW.passages, NEW.passage_kinds, titles, others, steps, quotes FROM search_passages(NEW);
  NEW.language := search_language(to_tsvector('search_simple', concat_ws(' ', titles, others, left(steps, 1000))));
  NEW.passage_vectors := ARRAY(SELECT search_vector(NEW.language, passage)
    FROM unnest(NEW.passages) WITH ORDINALITY one (passage, n) ORDER BY n);
  NEW.search_head := setweight(search_vector(NEW.language, titles), 'A')
    || setweight(search_vector(NEW.language, others), 'B');
  NEW.search_document := NEW.search_head || setweight(search_vector(NEW.language, steps), 'C')
    || setweight(search_vector(NEW.language, quotes), 'D');
  NEW.has_voice := NEW.audio_url IS NOT NULL
    OR jsonb_path_exists(NEW.stages::jsonb, '$[*].voiceClip ? (@ != null)')
    OR jsonb_path_exists(NEW.stages::jsonb, '$[*].steps[*].voice.url ? (@ != null)');
  -- In a fixed order, so that two publications never wait for each other.
  INSERT INTO search_words (word)
  SELECT lexeme FROM unnest(to_tsvector('search_simple', concat_ws(' ', titles, others, steps, quotes)))
  WHERE lexeme ~ '^[[:alpha:]]{4,24}$' AND NOT EXISTS (SELECT FROM search_words WHERE word = lexeme)
  ORDER BY lexeme ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$`;

const trigger = (columns: string) => `
  CREATE OR REPLACE TRIGGER fill_search BEFORE INSERT OR UPDATE OF ${columns}
    ON published_roadmaps FOR EACH ROW EXECUTE FUNCTION fill_search()`;
