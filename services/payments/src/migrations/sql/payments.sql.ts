export const paymentsSql = `
  -- What somebody is to pay, for one session. Amounts are cents; the row is there before the provider hears of it.
  CREATE TABLE intents (
    id uuid PRIMARY KEY,
    session_id text NOT NULL CHECK (length(session_id) <= 64),
    purpose text NOT NULL CHECK (purpose IN ('booking', 'after-session')),
    payer_id integer NOT NULL,
    mentor_id integer NOT NULL,
    mentor_name text NOT NULL,
    starts_at timestamptz(3) NOT NULL,
    learner_timezone text NOT NULL,
    amount integer NOT NULL CHECK (amount > 0),
    currency text NOT NULL CHECK (currency IN ('USD', 'EUR', 'GBP')),
    -- When the hold ends.
    expires_at timestamptz(3),
    provider text NOT NULL CHECK (provider IN ('sandbox', 'stripe')),
    provider_id text,
    client_secret text CHECK ((provider_id IS NULL) = (client_secret IS NULL)),
    state text NOT NULL DEFAULT 'requires_payment_method' CHECK (state IN ('requires_payment_method',
      'requires_confirmation', 'requires_action', 'processing', 'succeeded', 'canceled')),
    CHECK (state <> 'succeeded' OR provider_id IS NOT NULL),
    -- As the provider says; another currency than ours is possible.
    captured_amount integer CHECK (captured_amount >= 0),
    captured_currency text,
    captured_at timestamptz(3),
    CHECK ((state = 'succeeded') = (captured_at IS NOT NULL)),
    CHECK ((captured_at IS NULL) = (captured_amount IS NULL) AND (captured_at IS NULL) = (captured_currency IS NULL)),
    -- Another amount or currency was paid: nothing is booked for it.
    mismatch boolean GENERATED ALWAYS AS
      (captured_at IS NOT NULL AND (captured_amount <> amount OR captured_currency <> currency)) STORED,
    -- Of all refunds, settled or not. Counted by a trigger.
    refund_reserved integer NOT NULL DEFAULT 0,
    CONSTRAINT refunds_within_capture CHECK (refund_reserved BETWEEN 0 AND coalesce(captured_amount, 0)),
    cancel_wanted_at timestamptz(3),
    error_code text,
    error_message text,
    -- When the sweeper looks at it next; null when there is nothing to wait for.
    check_at timestamptz(3) DEFAULT now(),
    CHECK ((check_at IS NULL) = (state IN ('succeeded', 'canceled'))),
    checks integer NOT NULL DEFAULT 0,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    UNIQUE (provider, provider_id)
  );
  CREATE UNIQUE INDEX intents_one_per_session ON intents (session_id, purpose) WHERE state <> 'canceled' AND NOT mismatch;
  CREATE INDEX intents_of_session ON intents (session_id);
  CREATE INDEX intents_to_check ON intents (check_at) WHERE check_at IS NOT NULL;

  CREATE FUNCTION intents_forward() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.state IN ('succeeded', 'canceled') AND NEW.state <> OLD.state THEN
      RAISE EXCEPTION 'intent % is % for good', OLD.id, OLD.state USING ERRCODE = 'check_violation';
    END IF;
    IF (NEW.id, NEW.session_id, NEW.purpose, NEW.payer_id, NEW.amount, NEW.currency, NEW.provider)
        IS DISTINCT FROM (OLD.id, OLD.session_id, OLD.purpose, OLD.payer_id, OLD.amount, OLD.currency, OLD.provider)
      OR (OLD.provider_id IS NOT NULL AND NEW.provider_id IS DISTINCT FROM OLD.provider_id)
      OR (OLD.captured_at IS NOT NULL AND (NEW.captured_at, NEW.captured_amount, NEW.captured_currency)
        IS DISTINCT FROM (OLD.captured_at, OLD.captured_amount, OLD.captured_currency)) THEN
      RAISE EXCEPTION 'intent %: what it is for does not change', OLD.id USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER intents_forward BEFORE UPDATE ON intents FOR EACH ROW EXECUTE FUNCTION intents_forward();

  -- Money that must go back. Never given up: waiting → pending → succeeded, or back to waiting.
  CREATE TABLE refunds (
    id uuid PRIMARY KEY,
    intent_id uuid NOT NULL REFERENCES intents (id),
    cause text NOT NULL CHECK (cause IN ('cancelled', 'no-show', 'refused')),
    amount integer NOT NULL CHECK (amount > 0),
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'pending', 'succeeded')),
    -- Part of the idempotency key: grows when the provider has said a final no to the last one.
    generation integer NOT NULL DEFAULT 1,
    provider_id text CHECK (state <> 'pending' OR provider_id IS NOT NULL),
    attempts integer NOT NULL DEFAULT 0,
    polls integer NOT NULL DEFAULT 0,
    next_try_at timestamptz(3) DEFAULT now(),
    CHECK ((next_try_at IS NULL) = (state = 'succeeded')),
    last_error text,
    stuck_at timestamptz(3),
    -- It was settled, and the payer's bank has sent it back to us. Null again once it is back in another way.
    returned_at timestamptz(3) CHECK (returned_at IS NULL OR state = 'succeeded'),
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    settled_at timestamptz(3),
    CHECK ((state = 'succeeded') = (settled_at IS NOT NULL)),
    UNIQUE (intent_id, cause)
  );
  CREATE INDEX refunds_returned ON refunds (returned_at) WHERE returned_at IS NOT NULL;
  CREATE INDEX refunds_due ON refunds (next_try_at) WHERE next_try_at IS NOT NULL;

  CREATE FUNCTION refunds_counted() RETURNS trigger LANGUAGE plpgsql AS $$
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
  CREATE TRIGGER refunds_counted BEFORE INSERT OR UPDATE OR DELETE ON refunds
    FOR EACH ROW EXECUTE FUNCTION refunds_counted();

  -- What others asked to have returned. A wish may come before the capture it speaks of is stored.
  CREATE TABLE refund_wishes (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    session_id text NOT NULL,
    cause text NOT NULL CHECK (cause IN ('cancelled', 'no-show', 'refused')),
    -- Null: of whatever intent paid for the session.
    intent_id uuid,
    -- Cents; null: all that is left.
    amount integer CHECK (amount > 0),
    wished_at timestamptz(3) NOT NULL DEFAULT now(),
    applied_at timestamptz(3),
    UNIQUE NULLS NOT DISTINCT (session_id, cause, intent_id)
  );
  CREATE INDEX refund_wishes_of_intent ON refund_wishes (intent_id) WHERE intent_id IS NOT NULL;

  CREATE TABLE ledger (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('intent', 'capture', 'refund')),
    intent_id uuid NOT NULL REFERENCES intents (id),
    refund_id uuid REFERENCES refunds (id),
    CHECK ((kind = 'refund') = (refund_id IS NOT NULL)),
    amount integer NOT NULL CHECK (amount > 0),
    currency text NOT NULL,
    at timestamptz(3) NOT NULL DEFAULT now()
  );
  CREATE UNIQUE INDEX ledger_intent_once ON ledger (intent_id, kind) WHERE kind <> 'refund';
  CREATE UNIQUE INDEX ledger_refund_once ON ledger (refund_id) WHERE kind = 'refund';

  CREATE FUNCTION ledger_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'the ledger is only ever added to' USING ERRCODE = 'check_violation';
  END $$;
  CREATE TRIGGER ledger_rows_kept BEFORE UPDATE OR DELETE ON ledger FOR EACH ROW EXECUTE FUNCTION ledger_is_kept();
  CREATE TRIGGER ledger_kept BEFORE TRUNCATE ON ledger FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_kept();

  CREATE TABLE webhook_events (
    provider text NOT NULL,
    event_id text NOT NULL,
    type text NOT NULL,
    -- By the provider's id.
    intent text,
    payload text NOT NULL,
    received_at timestamptz(3) NOT NULL DEFAULT now(),
    attempts integer NOT NULL DEFAULT 0,
    next_try_at timestamptz(3) DEFAULT now(),
    processed_at timestamptz(3),
    CHECK ((next_try_at IS NULL) = (processed_at IS NOT NULL)),
    last_error text,
    PRIMARY KEY (provider, event_id)
  );
  CREATE INDEX webhook_events_due ON webhook_events (next_try_at) WHERE next_try_at IS NOT NULL;
`;
