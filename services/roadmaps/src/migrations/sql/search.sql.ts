/** Languages with a dictionary of stems, the words that betray each, and PostgreSQL's name of it. */
const LANGUAGES = [
  {
    code: 'en',
    dictionary: 'english',
    words: 'the and was with that for what you have not are this from my',
  },
  { code: 'de', dictionary: 'german', words: 'und der die das nicht ist ich mit ein eine auf war mein habe' },
  { code: 'es', dictionary: 'spanish', words: 'el los las una con por para que no mi y cuando pero' },
  { code: 'fr', dictionary: 'french', words: 'le les des une est pas je dans avec pour que mon mais et' },
  { code: 'it', dictionary: 'italian', words: 'il gli una che non per con sono mio della nel ho anche e' },
  {
    code: 'pt',
    dictionary: 'portuguese',
    words: 'os uma que nao com para por meu mas quando eu foi do da e',
  },
] as const;

const CONFIGURATIONS = [{ code: 'simple', dictionary: 'simple' }, ...LANGUAGES]
  .map(({ code, dictionary }) => {
    const last = code === 'simple' ? 'simple' : `${dictionary}_stem`;
    return `
  CREATE TEXT SEARCH CONFIGURATION search_${code} (COPY = pg_catalog.${dictionary});
  ALTER TEXT SEARCH CONFIGURATION search_${code} ALTER MAPPING
    FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part WITH extensions.unaccent, pg_catalog.${last};`;
  })
  .join('');

/** What roadmaps are searched by: the same text under the dictionary of its language and, for all others, as it is. */
export const SEARCH = `
  ${CONFIGURATIONS}

  CREATE FUNCTION search_configuration(language text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
    $$ SELECT CASE language ${LANGUAGES.map(({ code }) => `WHEN '${code}' THEN 'search_${code}'::regconfig`).join(' ')}
       ELSE 'search_simple'::regconfig END $$;

  -- The language whose frequent words occur most; null when two or fewer do.
  CREATE FUNCTION search_language(words tsvector) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE lexemes text[] := tsvector_to_array(words);
  BEGIN
    RETURN (SELECT code FROM (VALUES ${LANGUAGES.map(({ code, words }) => `('${code}', string_to_array('${words}', ' '))`).join(', ')})
        AS known (code, frequent),
        LATERAL (SELECT count(*) AS matches FROM unnest(frequent) word WHERE word = ANY (lexemes)) hits
      WHERE matches > 2 ORDER BY matches DESC, code LIMIT 1);
  END $$;

  CREATE FUNCTION search_vector(language text, value text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN language IS NULL THEN to_tsvector('search_simple', value)
      ELSE to_tsvector('search_simple', value) || to_tsvector(search_configuration(language), value) END $$;

  -- A word and its stem, or words in their order: an empty word of the language would be missing from its phrase.
  CREATE FUNCTION search_word(language text, word text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN numnode(phraseto_tsquery('search_simple', word)) > 1 THEN phraseto_tsquery('search_simple', word)
      ELSE phraseto_tsquery('search_simple', word) || phraseto_tsquery(search_configuration(language), word) END $$;

  -- A sentence ends at a full stop, question or exclamation mark before a space, or with its line.
  CREATE FUNCTION search_sentences(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
    $$ SELECT regexp_split_to_array(btrim(translate(value, U&'\\E000\\E001', '')), '(?<=[.!?…])\\s+|\\s*\\n\\s*') $$;
`;

/** The columns of a published roadmap that are searched, written by whatever writes its texts. */
export const SEARCH_DOCUMENT = `
  ALTER TABLE mentors ADD COLUMN areas text[] NOT NULL DEFAULT '{}';

  -- What 30 minutes with a mentor cost, as scheduling last published it.
  CREATE TABLE talk_prices (
    mentor_id integer PRIMARY KEY,
    -- cents; 0: free, null: no price set
    price integer CHECK (price >= 0),
    version integer NOT NULL
  );
  CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON talk_prices
    FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();

  -- Words of published texts, from which a misspelt one is corrected.
  CREATE TABLE search_words (word text PRIMARY KEY, checked_at timestamptz NOT NULL DEFAULT now());
  CREATE INDEX search_words_similar ON search_words USING gin (word extensions.gin_trgm_ops);
  CREATE INDEX search_words_by_check ON search_words (checked_at);

  ALTER TABLE published_roadmaps
    ADD COLUMN language text,
    ADD COLUMN has_voice boolean NOT NULL DEFAULT false,
    -- title, description, category and mentor
    ADD COLUMN search_head tsvector NOT NULL DEFAULT '',
    -- these and the stages, steps and quotes; weights A to D in this order
    ADD COLUMN search_document tsvector NOT NULL DEFAULT '',
    -- of which one is shown with a result
    ADD COLUMN passages text[] NOT NULL DEFAULT '{}',
    ADD COLUMN passage_kinds text[] NOT NULL DEFAULT '{}',
    ADD COLUMN passage_vectors tsvector[] NOT NULL DEFAULT '{}';
  -- Read for every candidate of a search: decompressing costs more than the space.
  ALTER TABLE published_roadmaps ALTER COLUMN search_document SET STORAGE EXTERNAL;

  CREATE FUNCTION search_passages(p published_roadmaps) RETURNS TABLE (kind text, passage text)
    LANGUAGE sql STABLE AS $$
    WITH stage AS (SELECT value AS s, ordinality AS n FROM json_array_elements(p.stages) WITH ORDINALITY),
    step AS (SELECT t.value AS t, stage.n, t.ordinality AS m FROM stage, json_array_elements(s -> 'steps') WITH ORDINALITY t)
    SELECT kind, passage FROM (
      SELECT 1 AS place, 0::bigint AS n, 0::bigint AS m, 'title' AS kind, p.title AS texts
      UNION ALL SELECT 2, 0, 0, 'description', p.description
      UNION ALL SELECT 3, 0, 0, 'category', p.category ->> 'name'
      UNION ALL SELECT 3, 1, 0, 'mentor', p.mentor_name
      UNION ALL SELECT 3, 2, 0, 'area', area FROM mentors, unnest(areas) area WHERE id = p.mentor_id
      UNION ALL SELECT 4, n, 0, 'stage', concat_ws(E'\\n', s ->> 'title', s ->> 'description', s ->> 'mentorNote') FROM stage
      UNION ALL SELECT 5, n, m, 'step', concat_ws(E'\\n', t ->> 'title', t ->> 'description') FROM step
      UNION ALL SELECT 6, n, m, 'quote', t -> 'evidence' ->> 'quote' FROM step
      UNION ALL SELECT 7, n, 0, 'warning', w ->> 'text' FROM stage, json_array_elements(s -> 'warnings') w
    ) part, unnest(search_sentences(texts)) passage
    WHERE passage <> '' ORDER BY place, n, m $$;

  CREATE FUNCTION fill_search() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    titles text; others text; steps text; quotes text;
  BEGIN
    SELECT array_agg(passage), array_agg(kind),
      string_agg(passage, E'\\n') FILTER (WHERE kind = 'title'),
      string_agg(passage, E'\\n') FILTER (WHERE kind IN ('description', 'category', 'mentor', 'area')),
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
  END $$;
  CREATE TRIGGER fill_search BEFORE INSERT OR UPDATE OF title, description, category, mentor_name, mentor_version, stages, audio_url
    ON published_roadmaps FOR EACH ROW EXECUTE FUNCTION fill_search();
  UPDATE published_roadmaps SET title = title;
`;

export const SEARCH_INDEXES = `
  CREATE INDEX published_search_head ON published_roadmaps USING gin (search_head) WITH (fastupdate = off)
    WHERE status = 'published';
  CREATE INDEX published_search_document ON published_roadmaps USING gin (search_document) WITH (fastupdate = off)
    WHERE status = 'published';
  CREATE INDEX published_most_followed ON published_roadmaps (followers DESC, published_at DESC, id DESC)
    WHERE status = 'published';
  CREATE INDEX published_shortest ON published_roadmaps (step_count, published_at DESC, id DESC) WHERE status = 'published';
  CREATE INDEX published_with_voice ON published_roadmaps (published_at DESC, id DESC) WHERE status = 'published' AND has_voice;
`;

export const NO_SEARCH = `
  DROP INDEX published_search_head, published_search_document, published_most_followed, published_shortest,
    published_with_voice;
  DROP TRIGGER fill_search ON published_roadmaps;
  DROP FUNCTION fill_search(), search_passages(published_roadmaps);
  ALTER TABLE published_roadmaps DROP COLUMN language, DROP COLUMN has_voice, DROP COLUMN search_head,
    DROP COLUMN search_document, DROP COLUMN passages, DROP COLUMN passage_kinds, DROP COLUMN passage_vectors;
  DROP TABLE search_words, talk_prices;
  ALTER TABLE mentors DROP COLUMN areas;
  DROP FUNCTION search_sentences(text), search_word(text, text), search_vector(text, text), search_language(tsvector),
    search_configuration(text);
  ${['simple', ...LANGUAGES.map(({ code }) => code)].map((code) => `DROP TEXT SEARCH CONFIGURATION search_${code};`).join('\n  ')}
`;
