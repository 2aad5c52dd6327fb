/** What `TAKEN_OUT` compares: the frame (all but quotes and media) of a version, and what can be taken out of it. */
export const COMPARED = `
  CREATE OR REPLACE FUNCTION version_frame(content jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
    SELECT (content - 'audioSourceId') || jsonb_build_object('stages', (
      SELECT jsonb_agg((s - 'voiceClipSourceId' - 'artifacts') || jsonb_build_object(
        'steps', (SELECT jsonb_agg(t - 'evidence' ORDER BY nt)
          FROM jsonb_array_elements(s -> 'steps') WITH ORDINALITY t (t, nt)),
        'warnings', (SELECT jsonb_agg(w - 'evidence' ORDER BY nw)
          FROM jsonb_array_elements(s -> 'warnings') WITH ORDINALITY w (w, nw))) ORDER BY ns)
      FROM jsonb_array_elements(content -> 'stages') WITH ORDINALITY s (s, ns)))
  $$;

  CREATE OR REPLACE FUNCTION version_removables(content jsonb) RETURNS SETOF jsonb LANGUAGE sql IMMUTABLE AS $$
    SELECT v FROM (
      SELECT t -> 'id' || jsonb_build_array(t -> 'evidence') FROM jsonb_path_query(content, '$.stages[*].steps[*]') t
        WHERE jsonb_typeof(t -> 'evidence') = 'object'
      UNION ALL
      SELECT w -> 'id' || jsonb_build_array(w -> 'evidence') FROM jsonb_path_query(content, '$.stages[*].warnings[*]') w
        WHERE jsonb_typeof(w -> 'evidence') = 'object'
      UNION ALL
      SELECT s -> 'id' || jsonb_build_array(s -> 'voiceClipSourceId') FROM jsonb_path_query(content, '$.stages[*]') s
        WHERE jsonb_typeof(s -> 'voiceClipSourceId') = 'string'
      UNION ALL
      SELECT s -> 'id' || jsonb_build_array(a) FROM jsonb_path_query(content, '$.stages[*]') s,
        jsonb_array_elements(coalesce(s -> 'artifacts', '[]')) a
      UNION ALL
      SELECT content -> 'audioSourceId' WHERE jsonb_typeof(content -> 'audioSourceId') = 'string'
    ) found (v)
  $$;
`;

/**
 * A published version does not change, except that quotes and recordings can be taken out of its content. What is left
 * is compared: the frame (all but quotes and media) must be equal, and every quote and source must have been there.
 */
export const TAKEN_OUT = `
  ${COMPARED}

  CREATE FUNCTION allow_only_removal() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (NEW.roadmap_id, NEW.version, NEW.revision, NEW.published_at, NEW.title, NEW.stage_count, NEW.step_count,
        NEW.changes::text)
      IS DISTINCT FROM (OLD.roadmap_id, OLD.version, OLD.revision, OLD.published_at, OLD.title, OLD.stage_count,
        OLD.step_count, OLD.changes::text)
      OR version_frame(NEW.content::jsonb) IS DISTINCT FROM version_frame(OLD.content::jsonb)
      OR EXISTS (SELECT version_removables(NEW.content::jsonb) EXCEPT SELECT version_removables(OLD.content::jsonb))
    THEN RAISE EXCEPTION 'a published version does not change, except by what is taken out of it';
    END IF;
    RETURN NEW;
  END $$;
  DROP TRIGGER versions_stay ON roadmap_versions;
  CREATE TRIGGER versions_stay BEFORE UPDATE ON roadmap_versions
    FOR EACH ROW EXECUTE FUNCTION allow_only_removal();
`;
