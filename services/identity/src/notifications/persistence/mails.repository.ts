import { Injectable } from '@nestjs/common';
import type { Columns, Narrowed } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { newId } from '@waymark/kernel/ids';
import type { MailsTable } from '../../persistence/tables.ts';
import type { Message } from '../domain/notices/message.ts';

export interface NewMail {
  userId: number;
  eventId: string;
  kind: string;
  recipient: string;
  subject: string;
  message: Message;
  ics: { method: 'REQUEST' | 'CANCEL'; content: string } | null;
  /** The session and the sequence it describes: a mail with a higher one supersedes it. */
  session: { id: string; sequence: number } | null;
  expiresAt: string | null;
  /** Turns mails like this one off; null where they cannot be turned off. */
  subscriptionToken: string | null;
  state: 'kept' | 'queued';
}

/** `attempts`: including this one. */
export type MailToSend = Narrowed<
  Columns<
    MailsTable,
    | 'id'
    | 'message'
    | 'kind'
    | 'recipient'
    | 'subject'
    | 'ics'
    | 'icsMethod'
    | 'attempts'
    | 'subscriptionToken'
  >,
  Pick<NewMail, 'message'>
>;

// The UPDATE does not see the rows inserted by the same statement (see `inRounds`). A cancellation or no-show may have the
// sequence of the session's pending reminders and payment requests, and supersedes them too.
const ADD = `
  WITH new AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS n (id uuid, "userId" integer, "eventId" uuid, kind text,
      recipient text, subject text, message jsonb, ics text, "icsMethod" text, "sessionId" text, sequence integer,
      "expiresAt" timestamptz, "subscriptionToken" text, state text)
  ), superseded AS (
    UPDATE mails m SET state = 'failed', ended_at = now(), last_error = 'superseded' FROM new
    WHERE m.session_id = new."sessionId" AND m.user_id = new."userId" AND m.state = 'queued'
      AND (m.sequence < new.sequence OR (new.kind IN ('session-cancelled', 'session-no-show')
        AND m.kind IN ('session-completed', 'session-payment-due', 'session-reminder'))))
  INSERT INTO mails (id, user_id, event_id, kind, recipient, subject, message, ics, ics_method, session_id, sequence,
    useless_after, subscription_token, state)
  SELECT id, "userId", "eventId", kind, recipient, subject, message, ics, "icsMethod", "sessionId", sequence,
    "expiresAt", "subscriptionToken", state
  FROM new ON CONFLICT DO NOTHING`;

const MAX_STORED = 500;
const [SENT_DAYS, FAILED_DAYS] = [30, 90];

/** The queue of mails. Mails are added in the transaction of their event and sent outside of transactions. */
@Injectable()
export class MailsRepository {
  constructor(private readonly db: Database) {}

  /** Idempotent per event and user. Queued mails that the new ones supersede are not sent. */
  async add(tx: Tx, mails: NewMail[]): Promise<void> {
    const rows = mails.map(({ ics, session, ...mail }) => ({
      id: newId(),
      ...mail,
      ...{ ics: ics?.content, icsMethod: ics?.method, sessionId: session?.id, sequence: session?.sequence },
    }));
    for (const round of inRounds(rows)) await tx.query(ADD, [JSON.stringify(round)]);
  }

  /** Leases due mails: no other process gets them until the lease expires. */
  lease(count: number, leaseSeconds: number): Promise<MailToSend[]> {
    return this.db.transaction(async ({ em }) => {
      await em.query(
        `UPDATE mails SET state = 'failed', ended_at = now(), last_error = 'too late'
         WHERE state = 'queued' AND useless_after <= now() AND next_try_at <= now()`,
      );
      const [mails] = await em.query<[MailToSend[], number]>(
        `UPDATE mails SET attempts = attempts + 1, next_try_at = now() + make_interval(secs => $2)
         WHERE id IN (SELECT id FROM mails WHERE state = 'queued' AND next_try_at <= now()
                      ORDER BY next_try_at, id LIMIT $1 FOR UPDATE SKIP LOCKED)
         RETURNING id, kind, recipient, subject, message, ics, ics_method AS "icsMethod", attempts,
           subscription_token AS "subscriptionToken"`,
        [count, leaseSeconds],
      );
      return mails;
    });
  }

  async markSent(id: string): Promise<void> {
    await this.db.transaction(({ em }) =>
      em.query(
        `UPDATE mails SET state = 'sent', ended_at = now(), last_error = NULL WHERE id = $1 AND state = 'queued'`,
        [id],
      ),
    );
  }

  /** Schedules a retry, or none if `delayMs` is null. No effect after the lease was lost. */
  async markFailed(mail: MailToSend, error: string, delayMs: number | null): Promise<void> {
    const retry = 'next_try_at = now() + make_interval(secs => $4::double precision / 1000)';
    const end = `state = 'failed', ended_at = now() + make_interval(secs => $4::double precision)`;
    await this.db.transaction(({ em }) =>
      em.query(
        `UPDATE mails SET last_error = $3, ${delayMs === null ? end : retry}
         WHERE id = $1 AND attempts = $2 AND state = 'queued'`,
        [mail.id, mail.attempts, error, delayMs ?? 0],
      ),
    );
  }

  /** Deletes old mails: stored ones beyond the newest 500, sent and failed ones by age. */
  async sweep(): Promise<void> {
    await this.db.transaction(async ({ em }) => {
      await em.query(
        `DELETE FROM mails WHERE state = 'kept' AND id <
           (SELECT id FROM mails WHERE state = 'kept' ORDER BY id DESC OFFSET $1 LIMIT 1)`,
        [MAX_STORED - 1],
      );
      await em.query(
        `DELETE FROM mails WHERE state = 'sent' AND ended_at < now() - make_interval(days => $1)
           OR state = 'failed' AND ended_at < now() - make_interval(days => $2)`,
        [SENT_DAYS, FAILED_DAYS],
      );
    });
  }
}

interface OfSession {
  userId: number;
  sessionId: string | undefined;
}

/** A round has one mail per session and user: each supersedes those of earlier rounds. Nearly always one round. */
function inRounds<M extends OfSession>(mails: M[]): M[][] {
  const counts = new Map<string, number>();
  const rounds = Map.groupBy(mails, ({ userId, sessionId }) => {
    if (!sessionId) return 0;
    const key = `${userId} ${sessionId}`;
    const round = counts.get(key) ?? 0;
    counts.set(key, round + 1);
    return round;
  });
  return [...rounds.values()];
}
