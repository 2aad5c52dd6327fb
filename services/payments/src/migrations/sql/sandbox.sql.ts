export const sandboxSql = `
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
    amount_refunded integer NOT NULL DEFAULT 0 CHECK (amount_refunded BETWEEN 0 AND amount_received),
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

  -- Webhooks on their way, one row per copy.
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
`;
