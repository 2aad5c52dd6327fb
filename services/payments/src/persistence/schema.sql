-- The tables of payments. Amounts are cents. A row is there before the provider gets a request about it.

-- What a user has to pay for one session.
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
  client_secret text,
  CONSTRAINT intents_check CHECK ((provider_id IS NULL) = (client_secret IS NULL)),
  state text NOT NULL DEFAULT 'requires_payment_method' CHECK (state IN ('requires_payment_method',
    'requires_confirmation', 'requires_action', 'processing', 'succeeded', 'canceled')),
  CONSTRAINT intents_check1 CHECK (state <> 'succeeded' OR provider_id IS NOT NULL),
  -- As the provider reports; a currency other than ours is possible.
  captured_amount integer CHECK (captured_amount >= 0),
  captured_currency text,
  captured_at timestamptz(3),
  CONSTRAINT intents_check2 CHECK ((state = 'succeeded') = (captured_at IS NOT NULL)),
  CONSTRAINT intents_check3
    CHECK ((captured_at IS NULL) = (captured_amount IS NULL) AND (captured_at IS NULL) = (captured_currency IS NULL)),
  -- Another amount or currency was paid: nothing is booked for it.
  mismatch boolean GENERATED ALWAYS AS
    (captured_at IS NOT NULL AND (captured_amount <> amount OR captured_currency <> currency)) STORED,
  -- Of all refunds, settled or not. Counted by a trigger.
  refund_reserved integer NOT NULL DEFAULT 0,
  CONSTRAINT refunds_within_capture CHECK (refund_reserved BETWEEN 0 AND coalesce(captured_amount, 0)),
  cancel_wanted_at timestamptz(3),
  -- Null in rows from before it was recorded.
  end_reason text CHECK (end_reason IN
    ('hold-ended', 'not-needed', 'abandoned', 'replaced', 'rejected', 'at-provider')),
  CONSTRAINT intents_ended_check CHECK (end_reason IS NULL OR state = 'canceled'),
  error_code text,
  error_message text,
  -- When the sweeper checks it next; null when there is nothing to wait for.
  check_at timestamptz(3) DEFAULT now(),
  CONSTRAINT intents_check4 CHECK ((check_at IS NULL) = (state IN ('succeeded', 'canceled'))),
  checks integer NOT NULL DEFAULT 0,
  -- When its payer last got it to pay with: abandoned ones expire.
  asked_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (provider, provider_id)
);
CREATE UNIQUE INDEX intents_one_per_session ON intents (session_id, purpose, provider)
  WHERE state <> 'canceled' AND NOT mismatch;
CREATE INDEX intents_of_session ON intents (session_id);
CREATE INDEX intents_to_check ON intents (check_at) WHERE check_at IS NOT NULL;
CREATE INDEX intents_mismatched ON intents (created_at) WHERE mismatch;
CREATE INDEX intents_by_creation ON intents (provider, created_at);
-- For the export of a person's payments and the deletion of an account.
CREATE INDEX intents_of_payer ON intents (payer_id);
CREATE INDEX intents_of_mentor ON intents (mentor_id);

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
  -- dashboard: made at the provider by hand.
  cause text NOT NULL CHECK (cause IN ('cancelled', 'no-show', 'refused', 'dashboard')),
  refusal text CHECK (refusal IN ('slot-taken', 'unknown-session', 'wrong-amount', 'already-paid', 'not-due')),
  amount integer NOT NULL CHECK (amount > 0),
  -- covered: the payer has the money back in another way. Its amount is not reserved.
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'pending', 'succeeded', 'covered')),
  -- Part of the idempotency key: grows when the provider has finally refused the last one.
  generation integer NOT NULL DEFAULT 1,
  provider_id text,
  CONSTRAINT refunds_check CHECK (state <> 'pending' OR provider_id IS NOT NULL),
  CONSTRAINT refunds_dashboard_check CHECK (cause <> 'dashboard' OR provider_id IS NOT NULL),
  attempts integer NOT NULL DEFAULT 0,
  polls integer NOT NULL DEFAULT 0,
  next_try_at timestamptz(3) DEFAULT now(),
  CONSTRAINT refunds_next_try_check CHECK ((next_try_at IS NULL) = (state IN ('succeeded', 'covered'))),
  last_error text,
  stuck_at timestamptz(3),
  -- It was settled, and the payer's bank has sent it back to us. Null again once it is back in another way.
  returned_at timestamptz(3),
  CONSTRAINT refunds_check2 CHECK (returned_at IS NULL OR state = 'succeeded'),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  settled_at timestamptz(3),
  CONSTRAINT refunds_check3 CHECK ((state = 'succeeded') = (settled_at IS NOT NULL))
);
CREATE UNIQUE INDEX refunds_once_per_cause ON refunds (intent_id, cause) WHERE cause <> 'dashboard';
CREATE UNIQUE INDEX refunds_of_dashboard ON refunds (intent_id, provider_id) WHERE cause = 'dashboard';
CREATE INDEX refunds_returned ON refunds (returned_at) WHERE returned_at IS NOT NULL;
CREATE INDEX refunds_due ON refunds (next_try_at) WHERE next_try_at IS NOT NULL;

CREATE FUNCTION refunds_counted() RETURNS trigger LANGUAGE plpgsql AS $$
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
  END $$;
CREATE TRIGGER refunds_counted BEFORE INSERT OR UPDATE OR DELETE ON refunds
  FOR EACH ROW EXECUTE FUNCTION refunds_counted();

-- Requested refunds. A request may come before the capture it is about is stored.
CREATE TABLE refund_wishes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  session_id text NOT NULL,
  cause text NOT NULL CHECK (cause IN ('cancelled', 'no-show', 'refused')),
  refusal text CHECK (refusal IN ('slot-taken', 'unknown-session', 'wrong-amount', 'already-paid', 'not-due')),
  -- Null: of any intent that paid for the session.
  intent_id uuid,
  -- Null: all that is left.
  amount integer CHECK (amount > 0),
  wished_at timestamptz(3) NOT NULL DEFAULT now(),
  applied_at timestamptz(3),
  UNIQUE NULLS NOT DISTINCT (session_id, cause, intent_id)
);
CREATE INDEX refund_wishes_of_intent ON refund_wishes (intent_id) WHERE intent_id IS NOT NULL;

-- Disputes of the provider.
CREATE TABLE disputes (
  id uuid PRIMARY KEY,
  intent_id uuid NOT NULL REFERENCES intents (id),
  provider_id text NOT NULL UNIQUE,
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  reason text NOT NULL,
  status text NOT NULL CHECK (status IN ('warning_needs_response', 'warning_under_review', 'warning_closed',
    'needs_response', 'under_review', 'won', 'lost', 'prevented')),
  -- Refunds of the payment wait.
  is_open boolean GENERATED ALWAYS AS (status IN ('needs_response', 'under_review')) STORED,
  respond_by timestamptz(3),
  opened_at timestamptz(3) NOT NULL,
  closed_at timestamptz(3),
  CONSTRAINT disputes_check CHECK ((closed_at IS NOT NULL) = (status IN ('warning_closed', 'won', 'lost', 'prevented'))),
  -- When the provider took the money, and when it returned it.
  withdrawn_at timestamptz(3),
  reinstated_at timestamptz(3),
  CONSTRAINT disputes_check1 CHECK (reinstated_at IS NULL OR withdrawn_at IS NOT NULL)
);
CREATE INDEX disputes_of_intent ON disputes (intent_id);
CREATE INDEX disputes_by_opening ON disputes (opened_at);

CREATE TABLE fraud_warnings (
  id uuid PRIMARY KEY,
  intent_id uuid NOT NULL REFERENCES intents (id),
  provider_id text NOT NULL UNIQUE,
  reason text NOT NULL,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX fraud_warnings_of_intent ON fraud_warnings (intent_id);

-- Every movement of money, once. Rows are only added.
CREATE TABLE ledger (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('intent', 'capture', 'refund', 'dispute', 'dispute-reversal')),
  intent_id uuid NOT NULL REFERENCES intents (id),
  refund_id uuid REFERENCES refunds (id),
  CONSTRAINT ledger_check CHECK ((kind = 'refund') = (refund_id IS NOT NULL)),
  dispute_id uuid REFERENCES disputes (id),
  CONSTRAINT ledger_dispute_check CHECK ((kind IN ('dispute', 'dispute-reversal')) = (dispute_id IS NOT NULL)),
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX ledger_intent_once ON ledger (intent_id, kind) WHERE kind IN ('intent', 'capture');
CREATE UNIQUE INDEX ledger_refund_once ON ledger (refund_id) WHERE kind = 'refund';
CREATE UNIQUE INDEX ledger_dispute_once ON ledger (dispute_id, kind) WHERE dispute_id IS NOT NULL;

CREATE FUNCTION ledger_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'the ledger is only ever added to' USING ERRCODE = 'check_violation';
  END $$;
CREATE TRIGGER ledger_rows_kept BEFORE UPDATE OR DELETE ON ledger FOR EACH ROW EXECUTE FUNCTION ledger_is_kept();
CREATE TRIGGER ledger_kept BEFORE TRUNCATE ON ledger FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_kept();

-- Received webhooks, without their content.
CREATE TABLE webhook_events (
  provider text NOT NULL,
  event_id text NOT NULL,
  type text NOT NULL,
  -- The provider's id of the intent.
  intent text,
  received_at timestamptz(3) NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  next_try_at timestamptz(3) DEFAULT now(),
  processed_at timestamptz(3),
  CONSTRAINT webhook_events_check CHECK ((next_try_at IS NULL) = (processed_at IS NOT NULL)),
  last_error text,
  PRIMARY KEY (provider, event_id)
);
CREATE INDEX webhook_events_due ON webhook_events (next_try_at) WHERE next_try_at IS NOT NULL;

-- The scheduled comparisons with the provider's records: their position, and what they found.
CREATE TABLE reconciliations (
  id uuid PRIMARY KEY,
  provider text NOT NULL CHECK (provider IN ('sandbox', 'stripe')),
  -- Intents created in this range; those before the position are compared.
  covers_from timestamptz(3) NOT NULL,
  covers_to timestamptz(3) NOT NULL,
  position timestamptz(3) NOT NULL,
  CONSTRAINT reconciliations_check CHECK (position BETWEEN covers_from AND covers_to),
  compared integer NOT NULL DEFAULT 0,
  -- No other process continues it before.
  leased_until timestamptz(3) NOT NULL DEFAULT now(),
  started_at timestamptz(3) NOT NULL DEFAULT now(),
  finished_at timestamptz(3),
  CONSTRAINT reconciliations_check1 CHECK (finished_at IS NULL OR position = covers_to)
);
CREATE UNIQUE INDEX reconciliations_one_at_a_time ON reconciliations (provider) WHERE finished_at IS NULL;

CREATE TABLE reconciliation_findings (
  reconciliation_id uuid NOT NULL REFERENCES reconciliations (id) ON DELETE CASCADE,
  finding text NOT NULL CHECK (length(finding) <= 1000),
  is_repaired boolean NOT NULL,
  PRIMARY KEY (reconciliation_id, finding)
);

-- Whether a provider refuses our requests. One row per provider, for all processes.
CREATE TABLE provider_alarms (
  provider text PRIMARY KEY CHECK (provider IN ('sandbox', 'stripe')),
  reason text NOT NULL CHECK (reason IN ('key', 'account')),
  message text NOT NULL CHECK (length(message) <= 1000),
  since timestamptz NOT NULL,
  cleared_at timestamptz,
  -- The last time that the admins were notified; they are not again for an alarm within an hour.
  notified_at timestamptz NOT NULL,
  is_notified boolean NOT NULL
);

-- The sandbox keeps its own books, as a provider elsewhere would. Nothing else reads these tables.
CREATE TABLE sandbox_intents (
  id text PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  client_secret text NOT NULL UNIQUE,
  session_id text NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  description text NOT NULL,
  state text NOT NULL DEFAULT 'requires_payment_method',
  amount_received integer NOT NULL DEFAULT 0,
  amount_refunded integer NOT NULL DEFAULT 0,
  CONSTRAINT sandbox_intents_check CHECK (amount_refunded BETWEEN 0 AND amount_received),
  error_code text,
  error_message text,
  -- How refunds of what this card paid behave.
  refunds_go text NOT NULL DEFAULT 'at-once' CHECK (refunds_go IN ('at-once', 'slowly', 'wrong')),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE sandbox_refunds (
  id text PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  intent_id text NOT NULL REFERENCES sandbox_intents (id),
  amount integer NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('pending', 'succeeded', 'failed')),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

-- Webhooks of the sandbox that wait, one row per copy.
CREATE TABLE sandbox_deliveries (
  id uuid PRIMARY KEY,
  event_id text NOT NULL,
  payload text NOT NULL,
  send_at timestamptz(3) NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  delivered_at timestamptz(3),
  given_up_at timestamptz(3),
  last_error text
);
CREATE INDEX sandbox_deliveries_due ON sandbox_deliveries (send_at) WHERE delivered_at IS NULL AND given_up_at IS NULL;
