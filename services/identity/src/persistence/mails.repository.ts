import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { newId } from '@waymark/kernel/ids';
import type { Message } from '../domain/messages/message.ts';

export interface NewMail {
  userId: number;
  eventId: string;
  kind: string;
  recipient: string;
  subject: string;
  /** How it looks is made when it is sent. */
  message: Message;
  ics: { method: 'REQUEST' | 'CANCEL'; content: string } | null;
  /** What it tells of which session: a later one makes it wrong. */
  session: { id: string; sequence: number } | null;
  uselessAfter: string | null;
  state: 'kept' | 'queued';
}

export interface MailToSend extends Pick<NewMail, 'kind' | 'recipient' | 'subject' | 'message'> {
  id: string;
  ics: string | null;
  icsMethod: 'REQUEST' | 'CANCEL' | null;
  /** Tries so far, this one included. */
  attempts: number;
}

// The update sees the table without the mails that are added beside it. How a session ended at last may be told under the
// sequence it had before: whatever waits to say that it comes, or is to be paid, is wrong from then on.
const ADD = `
  WITH new AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS n (id uuid, "userId" integer, "eventId" uuid, kind text,
      recipient text, subject text, message jsonb, ics text, "icsMethod" text, "sessionId" text, sequence integer,
      "uselessAfter" timestamptz, state text)
  ), superseded AS (
    UPDATE mails m SET state = 'failed', ended_at = now(), last_error = 'superseded' FROM new
    WHERE m.session_id = new."sessionId" AND m.user_id = new."userId" AND m.state = 'queued'
      AND (m.sequence < new.sequence OR (new.kind IN ('session-cancelled', 'session-no-show')
        AND m.kind IN ('session-completed', 'session-reminder'))))
  INSERT INTO mails (id, user_id, event_id, kind, recipient, subject, message, ics, ics_method, session_id, sequence,
    useless_after, state)
  SELECT id, "userId", "eventId", kind, recipient, subject, message, ics, "icsMethod", "sessionId", sequence,
    "uselessAfter", state
  FROM new ON CONFLICT DO NOTHING`;

const KEPT = 500;
const [SENT_DAYS, FAILED_DAYS] = [30, 90];

/** The queue of mails. A mail is written with the event it tells of; sending is another matter, outside of transactions. */
@Injectable()
export class MailsRepository {
  constructor(private readonly db: Database) {}

  /** Each once per event and person. What still waits and is made wrong by them is not sent any more. */
  async add(tx: Tx, mails: NewMail[]): Promise<void> {
    const rows = mails.map(({ ics, session, ...mail }) => ({
      id: newId(),
      ...mail,
      ...{ ics: ics?.content, icsMethod: ics?.method, sessionId: session?.id, sequence: session?.sequence },
    }));
    await tx.query(ADD, [JSON.stringify(rows)]);
  }

  /** Takes mails that are due: nobody else gets them for so long, and whoever dies with them loses none. */
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
         RETURNING id, kind, recipient, subject, message, ics, ics_method AS "icsMethod", attempts`,
        [count, leaseSeconds],
      );
      return mails;
    });
  }

  /** The server has it, whoever holds the lease now. */
  async sent(id: string): Promise<void> {
    await this.db.transaction(({ em }) =>
      em.query(
        `UPDATE mails SET state = 'sent', ended_at = now(), last_error = NULL WHERE id = $1 AND state = 'queued'`,
        [id],
      ),
    );
  }

  /** Tries again after so many milliseconds, or (null) never. Does nothing for who has lost the lease. */
  async failed(mail: MailToSend, error: string, retryInMs: number | null): Promise<void> {
    const again = 'next_try_at = now() + make_interval(secs => $4::double precision / 1000)';
    const never = `state = 'failed', ended_at = now() + make_interval(secs => $4::double precision)`;
    await this.db.transaction(({ em }) =>
      em.query(
        `UPDATE mails SET last_error = $3, ${retryInMs === null ? never : again}
         WHERE id = $1 AND attempts = $2 AND state = 'queued'`,
        [mail.id, mail.attempts, error, retryInMs ?? 0],
      ),
    );
  }

  /** Forgets all but the newest kept mails, and what was sent or given up long ago. */
  async sweep(): Promise<void> {
    await this.db.transaction(async ({ em }) => {
      await em.query(
        `DELETE FROM mails WHERE state = 'kept' AND id <
           (SELECT id FROM mails WHERE state = 'kept' ORDER BY id DESC OFFSET $1 LIMIT 1)`,
        [KEPT - 1],
      );
      await em.query(
        `DELETE FROM mails WHERE state = 'sent' AND ended_at < now() - make_interval(days => $1)
           OR state = 'failed' AND ended_at < now() - make_interval(days => $2)`,
        [SENT_DAYS, FAILED_DAYS],
      );
    });
  }
}
