/** The functions of `taken-out.sql.ts`, by which the voice of a step can be taken out of a version as well. */
export const CLIPS_TAKEN_OUT = `
  CREATE OR REPLACE FUNCTION version_frame(content jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
    SELECT (content - 'audioSourceId') || jsonb_build_object('stages', (
      SELECT jsonb_agg((s - 'voiceClipSourceId' - 'artifacts') || jsonb_build_object(
        'steps', (SELECT jsonb_agg(t - 'evidence' - 'voice' ORDER BY nt)
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
      SELECT t -> 'id' || jsonb_build_array('voice', t -> 'voice')
        FROM jsonb_path_query(content, '$.stages[*].steps[*]') t WHERE jsonb_typeof(t -> 'voice') = 'object'
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
