import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Refunds made at the provider by hand, and requested ones that are covered by them. */
export class OutsideRefunds1767010000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE refunds DROP CONSTRAINT refunds_cause_check, DROP CONSTRAINT refunds_state_check,
        DROP CONSTRAINT refunds_check1, DROP CONSTRAINT refunds_intent_id_cause_key;
      ALTER TABLE refunds
        ADD CONSTRAINT refunds_cause_check CHECK (cause IN ('cancelled', 'no-show', 'refused', 'dashboard')),
        -- covered: the payer has the money back in another way. Its amount is not reserved.
        ADD CONSTRAINT refunds_state_check CHECK (state IN ('waiting', 'pending', 'succeeded', 'covered')),
        ADD CONSTRAINT refunds_next_try_check CHECK ((next_try_at IS NULL) = (state IN ('succeeded', 'covered'))),
        ADD CONSTRAINT refunds_dashboard_check CHECK (cause <> 'dashboard' OR provider_id IS NOT NULL);
      CREATE UNIQUE INDEX refunds_once_per_cause ON refunds (intent_id, cause) WHERE cause <> 'dashboard';
      CREATE UNIQUE INDEX refunds_of_dashboard ON refunds (intent_id, provider_id) WHERE cause = 'dashboard';
      ${REFUNDS_COUNTED}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX refunds_once_per_cause, refunds_of_dashboard;
      ALTER TABLE refunds DROP CONSTRAINT refunds_cause_check, DROP CONSTRAINT refunds_state_check,
        DROP CONSTRAINT refunds_next_try_check, DROP CONSTRAINT refunds_dashboard_check;
      ALTER TABLE refunds
        ADD CONSTRAINT refunds_cause_check CHECK (cause IN ('cancelled', 'no-show', 'refused')),
        ADD CONSTRAINT refunds_state_check CHECK (state IN ('waiting', 'pending', 'succeeded')),
        ADD CONSTRAINT refunds_check1 CHECK ((next_try_at IS NULL) = (state = 'succeeded')),
        ADD CONSTRAINT refunds_intent_id_cause_key UNIQUE (intent_id, cause);
      ${FORMER_REFUNDS_COUNTED}`);
  }
}

const REFUNDS_COUNTED = `
  CREATE OR REPLACE FUNCTION refunds_counted() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' THEN
      RAISE EXCEPTION 'refunds are kept' USING ERRCODE = 'check_violation';
    END IF;
    IF TG_OP = 'INSERT' THEN
      UPDATE intents SET refund_reserved = refund_reserved + NEW.amount WHERE id = NEW.intent_id;
      RETURN NEW;
    END IF;
    IF (NEW.id, NEW.intent_id, NEW.cause) IS DISTINCT FROM (OLD.id, OLD.intent_id, OLD.cause)
      OR (OLD.state IN ('succeeded', 'covered') AND NEW.state <> OLD.state)
      OR (NEW.amount <> OLD.amount AND (NEW.amount > OLD.amount OR OLD.state <> 'waiting'))
      OR (NEW.state = 'covered' AND OLD.state NOT IN ('waiting', 'covered')) THEN
      RAISE EXCEPTION 'refund %: what it is for does not change', OLD.id USING ERRCODE = 'check_violation';
    END IF;
    IF NEW.state = 'covered' AND OLD.state <> 'covered' THEN
      UPDATE intents SET refund_reserved = refund_reserved - OLD.amount WHERE id = OLD.intent_id;
    ELSIF NEW.amount <> OLD.amount THEN
      UPDATE intents SET refund_reserved = refund_reserved - OLD.amount + NEW.amount WHERE id = OLD.intent_id;
    END IF;
    RETURN NEW;
  END $$;`;

const FORMER_REFUNDS_COUNTED = `
  CREATE OR REPLACE FUNCTION refunds_counted() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' THEN
      RAISE EXCEPTION 'refunds are kept' USING ERRCODE = 'check_violation';
    END IF;
    IF TG_OP = 'UPDATE' THEN
      IF (NEW.id, NEW.intent_id, NEW.cause, NEW.amount) IS DISTINCT FROM (OLD.id, OLD.intent_id, OLD.cause, OLD.amount)
        OR (OLD.state = 'succeeded' AND NEW.state <> 'succeeded') THEN
        RAISE EXCEPTION 'refund %: what it is for does not change', OLD.id USING ERRCODE = 'check_violation';
      END IF;
      RETURN NEW;
    END IF;
    UPDATE intents SET refund_reserved = refund_reserved + NEW.amount WHERE id = NEW.intent_id;
    RETURN NEW;
  END $$;
`;
