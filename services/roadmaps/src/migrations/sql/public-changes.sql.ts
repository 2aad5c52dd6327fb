/**
 * What of the public side changed, and in which transaction, for those who keep copies of it. Kept for minutes. A row is
 * known by its transaction: numbers of a sequence become visible out of order, so that who asks "since n" would miss some.
 */
export const PUBLIC_CHANGES = `
  CREATE TABLE public_changes (
    xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
    -- null: something that is no single roadmap
    roadmap_id text,
    at timestamptz NOT NULL DEFAULT now(),
    UNIQUE NULLS NOT DISTINCT (xid, roadmap_id)
  );
  CREATE INDEX public_changes_at ON public_changes (at);

  CREATE FUNCTION note_changed_roadmaps() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO public_changes (roadmap_id) SELECT DISTINCT id FROM changed ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
  CREATE TRIGGER note_inserted AFTER INSERT ON published_roadmaps REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION note_changed_roadmaps();
  CREATE TRIGGER note_updated AFTER UPDATE ON published_roadmaps REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION note_changed_roadmaps();
  CREATE TRIGGER note_deleted AFTER DELETE ON published_roadmaps REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION note_changed_roadmaps();

  CREATE FUNCTION note_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO public_changes (roadmap_id) VALUES (NULL) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
  CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON stories
    FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();
  CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON categories
    FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();
`;
