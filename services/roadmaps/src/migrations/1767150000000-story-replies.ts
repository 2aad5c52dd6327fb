import type { MigrationInterface, QueryRunner } from 'typeorm';

const constraints = ({ kinds, noted }: { kinds: string; noted: string }) => `
  ALTER TABLE ai_runs
    DROP CONSTRAINT known_kind,
    ADD CONSTRAINT known_kind CHECK (kind IN (
      'generate-roadmap', 'ghostwrite', 'coaching', 'wording', 'extraction', 'follow-up'${kinds})),
    DROP CONSTRAINT kind_on_a_step,
    ADD CONSTRAINT kind_on_a_step CHECK (
      (kind IN ('coaching', 'wording')) = (step_id IS NOT NULL)
      AND (kind IN (${noted})) = (user_context IS NOT NULL)),
    DROP CONSTRAINT passages_of_coaching,
    ADD CONSTRAINT passages_of_coaching CHECK (passages = '{}' OR kind IN (${noted}))`;

/**
 * Replies of a model to questions about a story. What rests on a text is deleted when the text is, or when it may no longer
 * be quoted.
 */
export class StoryReplies1767150000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(constraints({ kinds: ", 'reply'", noted: "'coaching', 'reply'" }));
    await db.query(`
      ALTER TABLE ai_runs ADD COLUMN reply jsonb
        CONSTRAINT reply_of_success CHECK ((status = 'succeeded' AND kind = 'reply') = (reply IS NOT NULL));
      CREATE UNIQUE INDEX ai_runs_one_reply ON ai_runs (user_id, roadmap_id)
        WHERE finished_at IS NULL AND kind = 'reply';
      CREATE INDEX ai_runs_replies ON ai_runs (user_id, created_at DESC, id DESC) WHERE kind = 'reply';
      CREATE FUNCTION forget_replies() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' AND NEW.text_key IS NOT DISTINCT FROM OLD.text_key
          AND ('quoting' = ANY (NEW.permissions) OR NOT 'quoting' = ANY (OLD.permissions)) THEN
          RETURN NULL;
        END IF;
        UPDATE ai_runs SET reply = reply || jsonb_build_object('isReduced', true, 'claims', coalesce(
            (SELECT jsonb_agg(claim) FROM jsonb_array_elements(reply->'claims') claim
             WHERE position(OLD.id IN claim->>'passageId') = 0), '[]'))
          WHERE roadmap_id = OLD.roadmap_id AND kind = 'reply' AND position(OLD.id IN reply->>'claims') > 0;
        RETURN NULL;
      END $$;
      CREATE TRIGGER forget_replies AFTER DELETE OR UPDATE OF permissions, text_key ON sources
        FOR EACH ROW EXECUTE FUNCTION forget_replies()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER forget_replies ON sources; DROP FUNCTION forget_replies()');
    await db.query("DELETE FROM ai_runs WHERE kind = 'reply'");
    await db.query('DROP INDEX ai_runs_one_reply, ai_runs_replies; ALTER TABLE ai_runs DROP COLUMN reply');
    await db.query(constraints({ kinds: '', noted: "'coaching'" }));
  }
}
