import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What mentors earn by the payments for their sessions, and what was paid out to them. Payments whose session began before
 * this migration earn nothing here: their mentors were paid in another way.
 */
export class Earnings1770000000170 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE earnings (
        intent_id uuid PRIMARY KEY REFERENCES intents (id),
        -- The terms when it was paid: the operator's part, and the days between the end of the session and the payout.
        fee_basis_points integer NOT NULL CHECK (fee_basis_points BETWEEN 0 AND 10000),
        delay_days integer NOT NULL CHECK (delay_days BETWEEN 1 AND 365),
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    await db.query(`INSERT INTO earnings (intent_id, fee_basis_points, delay_days)
      SELECT id, 0, 7 FROM intents WHERE state = 'succeeded' AND NOT mismatch AND starts_at > now()`);
    await db.query(`
      CREATE TABLE session_ends (
        session_id text PRIMARY KEY CHECK (length(session_id) <= 64),
        -- When it was completed, cancelled or settled as a no-show.
        ended_at timestamptz(3),
        -- A reported no-show: a session has one case at most.
        no_show_case text CHECK (no_show_case IN ('open', 'settled'))
      )`);
    await db.query(`
      CREATE TABLE payouts (
        id uuid PRIMARY KEY,
        mentor_id integer NOT NULL,
        amount integer NOT NULL CHECK (amount > 0),
        currency text NOT NULL CHECK (currency IN ('USD', 'EUR', 'GBP')),
        reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 200),
        -- The admin's user id.
        made_by integer NOT NULL,
        made_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    await db.query('CREATE INDEX payouts_of_mentor ON payouts (mentor_id, made_at)');
    await this.extendLedger(db);
    await db.query(BALANCES);
    await this.addChecks(db);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER ledger_payout_is_due ON ledger');
    await db.query('DROP TRIGGER ledger_payout_adds_up ON ledger');
    await db.query('DROP VIEW earning_balances');
    await db.query('ALTER TABLE ledger DISABLE TRIGGER ledger_rows_kept');
    await db.query('DELETE FROM ledger WHERE payout_id IS NOT NULL');
    await db.query('ALTER TABLE ledger ENABLE TRIGGER ledger_rows_kept');
    await db.query(`ALTER TABLE ledger DROP COLUMN payout_id, DROP CONSTRAINT ledger_kind_check,
      ADD CONSTRAINT ledger_kind_check CHECK (kind IN ('intent', 'capture', 'refund', 'dispute', 'dispute-reversal'))`);
    await db.query('DROP TABLE payouts');
    await db.query('DROP TABLE session_ends');
    await db.query('DROP TABLE earnings');
    await db.query('DROP FUNCTION payout_is_due, payout_adds_up, platform_fee');
  }

  /** An entry per payment of a payout. What was refunded after it was paid out is set off as `payout-return`. */
  private async extendLedger(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE ledger
        ADD COLUMN payout_id uuid REFERENCES payouts (id),
        DROP CONSTRAINT ledger_kind_check,
        ADD CONSTRAINT ledger_kind_check CHECK (kind IN
          ('intent', 'capture', 'refund', 'dispute', 'dispute-reversal', 'payout', 'payout-return')),
        ADD CONSTRAINT ledger_payout_check CHECK ((kind IN ('payout', 'payout-return')) = (payout_id IS NOT NULL))`);
    await db.query(
      'CREATE UNIQUE INDEX ledger_payout_once ON ledger (payout_id, intent_id) WHERE payout_id IS NOT NULL',
    );
  }

  private async addChecks(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION payout_is_due() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          -- Refunds and disputes of the payment take this lock as well.
          PERFORM FROM intents WHERE id = NEW.intent_id FOR UPDATE;
          IF NOT EXISTS (SELECT FROM earning_balances b JOIN payouts p ON p.id = NEW.payout_id
              WHERE b.intent_id = NEW.intent_id AND (b.mentor_id, b.currency) = (p.mentor_id, p.currency)
                AND NEW.currency = b.currency
                AND b.due = CASE NEW.kind WHEN 'payout' THEN NEW.amount ELSE -NEW.amount END) THEN
            RAISE EXCEPTION 'payment %: another amount is due', NEW.intent_id USING ERRCODE = 'check_violation';
          END IF;
          RETURN NEW;
        END $$`);
    await db.query(`CREATE TRIGGER ledger_payout_is_due BEFORE INSERT ON ledger FOR EACH ROW
      WHEN (NEW.payout_id IS NOT NULL) EXECUTE FUNCTION payout_is_due()`);
    await db.query(`
      CREATE FUNCTION payout_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE payout uuid := to_jsonb(NEW) ->> TG_ARGV[0];
        BEGIN
          IF (SELECT amount FROM payouts WHERE id = payout) IS DISTINCT FROM
              (SELECT sum(CASE kind WHEN 'payout' THEN amount ELSE -amount END) FROM ledger WHERE payout_id = payout) THEN
            RAISE EXCEPTION 'payout % is not the sum of its entries', payout USING ERRCODE = 'check_violation';
          END IF;
          RETURN NULL;
        END $$`);
    await db.query(`CREATE CONSTRAINT TRIGGER ledger_payout_adds_up AFTER INSERT ON ledger
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
      WHEN (NEW.payout_id IS NOT NULL) EXECUTE FUNCTION payout_adds_up('payout_id')`);
    await db.query(`CREATE CONSTRAINT TRIGGER payouts_add_up AFTER INSERT ON payouts
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payout_adds_up('id')`);
    for (const table of ['earnings', 'payouts']) {
      await db.query(`CREATE TRIGGER ${table}_kept BEFORE UPDATE OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION ledger_is_kept()`);
    }
  }
}

/**
 * `due`: to be paid out now; negative where the mentor was paid more than is left. The fee is of what is left after refunds,
 * rounded half up, so that fee and share add up to it and a refund never raises the share.
 */
const BALANCES = `
  CREATE FUNCTION platform_fee(kept integer, basis_points integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN round(kept * basis_points::numeric / 10000)::integer;
  CREATE VIEW earning_balances AS
    SELECT b.*, CASE WHEN b.share < b.paid OR (b.hold IS NULL AND b.due_at <= now()) THEN b.share - b.paid ELSE 0 END AS due
    FROM (
      SELECT e.intent_id, i.session_id, i.mentor_id, i.mentor_name, i.starts_at, i.captured_at, i.currency,
        i.captured_amount AS price, i.captured_amount - k.kept AS refunded, f.fee, k.kept - f.fee AS share,
        p.paid, p.paid_at,
        CASE WHEN s.ended_at IS NOT NULL
          THEN greatest(s.ended_at, i.captured_at) + e.delay_days * interval '1 day' END AS due_at,
        CASE WHEN EXISTS (SELECT FROM disputes d WHERE d.intent_id = i.id AND d.is_open) THEN 'dispute'
          WHEN s.no_show_case = 'open' THEN 'no-show' END AS hold
      FROM earnings e JOIN intents i ON i.id = e.intent_id
        LEFT JOIN session_ends s ON s.session_id = i.session_id
        CROSS JOIN LATERAL (SELECT greatest(0, i.captured_amount - i.refund_reserved - coalesce(sum(d.amount), 0))::integer AS kept
          FROM disputes d WHERE d.intent_id = i.id AND d.status = 'lost') k
        CROSS JOIN LATERAL (SELECT platform_fee(k.kept, e.fee_basis_points) AS fee) f
        CROSS JOIN LATERAL (
          SELECT coalesce(sum(CASE l.kind WHEN 'payout' THEN l.amount ELSE -l.amount END), 0)::integer AS paid, max(l.at) AS paid_at
          FROM ledger l WHERE l.intent_id = i.id AND l.payout_id IS NOT NULL) p
    ) b`;
