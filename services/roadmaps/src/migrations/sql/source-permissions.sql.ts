/**
 * The ledger is append-only; `sources.permissions` is its current state, written by its trigger only. Existing
 * recordings that are played somewhere were put there by their mentor, so they may be played.
 */
export const LEDGER = `
  ALTER TABLE sources
    ADD COLUMN permissions text[] NOT NULL DEFAULT '{drafting,quoting}'
      CHECK (permissions <@ '{drafting,quoting,voice,outside-model}');

  CREATE TABLE source_permissions (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    source_id text NOT NULL REFERENCES sources ON DELETE CASCADE,
    permission text NOT NULL CHECK (permission IN ('drafting', 'quoting', 'voice', 'outside-model')),
    granted boolean NOT NULL,
    at timestamptz(3) NOT NULL,
    -- the mentor
    by_user integer NOT NULL,
    -- added: when the source was added; mentor: in its permissions; stage: by choosing it for a page;
    -- roadmap: in the answer for all material
    via text NOT NULL CHECK (via IN ('added', 'mentor', 'stage', 'roadmap')),
    -- taken out of the published version
    removed_quotes integer NOT NULL DEFAULT 0 CHECK (removed_quotes >= 0),
    removed_clips integer NOT NULL DEFAULT 0 CHECK (removed_clips >= 0),
    CHECK (NOT granted OR removed_quotes + removed_clips = 0)
  );
  CREATE INDEX source_permissions_of_source ON source_permissions (source_id, id DESC);

  INSERT INTO source_permissions (source_id, permission, granted, at, by_user, via)
  SELECT s.id, p, true, s.created_at, r.mentor_id, 'added'
  FROM sources s JOIN roadmaps r ON r.id = s.roadmap_id, unnest(s.permissions) p;

  WITH placed AS (
    SELECT s.id, r.mentor_id FROM sources s JOIN roadmaps r ON r.id = s.roadmap_id
    WHERE s.file_type ~ '^(audio|video)/' AND (
      s.id = r.audio_source_id
      OR EXISTS (SELECT FROM published_roadmaps p WHERE p.id = r.id AND s.id = ANY(p.media))
      OR EXISTS (SELECT FROM stages g WHERE g.roadmap_id = r.id AND (
        g.voice_clip_source_id = s.id OR g.artifacts @> jsonb_build_array(jsonb_build_object('sourceId', s.id)))))
  ), allowed AS (
    UPDATE sources s SET permissions = s.permissions || '{voice}' FROM placed WHERE placed.id = s.id
  )
  INSERT INTO source_permissions (source_id, permission, granted, at, by_user, via)
  SELECT id, 'voice', true, now(), mentor_id, 'stage' FROM placed;

  CREATE FUNCTION record_first_permissions() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO source_permissions (source_id, permission, granted, at, by_user, via)
    SELECT NEW.id, p, true, NEW.created_at, r.mentor_id,
      CASE p WHEN 'outside-model' THEN 'roadmap' ELSE 'added' END
    FROM roadmaps r, unnest(NEW.permissions) p WHERE r.id = NEW.roadmap_id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER first_permissions AFTER INSERT ON sources
    FOR EACH ROW EXECUTE FUNCTION record_first_permissions();

  CREATE FUNCTION apply_permission() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE sources SET permissions = array_remove(permissions, NEW.permission)
      || CASE WHEN NEW.granted THEN ARRAY[NEW.permission] ELSE '{}' END
    WHERE id = NEW.source_id AND NEW.granted <> (NEW.permission = ANY(permissions));
    RETURN NULL;
  END $$;
  CREATE TRIGGER permission_applied AFTER INSERT ON source_permissions
    FOR EACH ROW EXECUTE FUNCTION apply_permission();

  -- A row goes only with its source, whose deletion cascades.
  CREATE FUNCTION keep_permissions() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM sources WHERE id = OLD.source_id) THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'the ledger of permissions is append-only';
  END $$;
  CREATE TRIGGER permissions_kept BEFORE UPDATE OR DELETE ON source_permissions
    FOR EACH ROW EXECUTE FUNCTION keep_permissions();

  CREATE FUNCTION refuse_direct_permission() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'permissions change through their ledger only'; END $$;
  CREATE TRIGGER permissions_by_ledger BEFORE UPDATE OF permissions ON sources
    FOR EACH ROW WHEN (pg_trigger_depth() = 0 AND NEW.permissions <> OLD.permissions)
    EXECUTE FUNCTION refuse_direct_permission();
  CREATE TRIGGER permissions_not_truncated BEFORE TRUNCATE ON source_permissions
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_direct_permission();
`;
