import { Injectable } from '@nestjs/common';
import type { EventData } from '@waymark/contracts/events';
import type { PaymentCaptured } from '@waymark/contracts/payments/events';
import { PaymentRefused } from '@waymark/contracts/scheduling/events';
import { waitInLine } from '@waymark/database/session';
import type { Tx } from '@waymark/database/tx';
import { isId } from '@waymark/kernel/ids';
import { isStillOffered } from '../domain/booking.ts';
import type { Refusal } from '../domain/payment.ts';
import type { SessionState } from '../domain/session-state.ts';
import { loadCalendar } from './calendar-facts.ts';
import { clearTheWay } from './in-the-way.ts';
import { lineOf } from './people.ts';
import { type OpenSession, openSessions } from './session-rows.ts';
import { SessionWriter } from './session-writer.ts';

/** What money does to sessions, in the transaction of the event that tells of it. */
@Injectable()
export class PaymentsRepository {
  constructor(private readonly writer: SessionWriter) {}

  /** Locked, in the line of both of its people; null where there is no such session. */
  async open(tx: Tx, id: string): Promise<OpenSession | null> {
    if (!isId(id)) return null;
    const [people] = await tx.em.query<{ mentorId: number; learnerId: number }[]>(
      'SELECT mentor_id AS "mentorId", learner_id AS "learnerId" FROM sessions WHERE id = $1',
      [id],
    );
    if (!people) return null;
    await waitInLine(tx.em, lineOf(people));
    const [opened] = await openSessions(tx.em, [id]);
    return opened ?? null;
  }

  /** Whether a hold that is over can still become a session. */
  async isStillFree(tx: Tx, state: SessionState, now: Date): Promise<boolean> {
    const { id, mentorId, learnerId, startsAt, endsAt } = state;
    if (startsAt <= now) return false;
    const time = { mentorId, learnerId, from: startsAt.getTime(), to: endsAt.getTime() };
    const calendar = await loadCalendar(tx, { ...time, now: now.getTime() });
    if (!calendar || !isStillOffered(calendar.facts, state, now)) return false;
    return (await clearTheWay(tx, this.writer, { ...time, except: id }, now)).isFree;
  }

  store(tx: Tx, opened: OpenSession): Promise<void> {
    return this.writer.update(tx, opened);
  }

  refuse(tx: Tx, payment: EventData<typeof PaymentCaptured>, reason: Refusal): void {
    const { sessionId, mentorId, payerId: learnerId, intentId } = payment;
    tx.emit(PaymentRefused, { sessionId, mentorId, learnerId, intentId, reason }, { audience: [learnerId] });
  }

  /** The money of a session is back with its learner; of money that never became a session there is nothing to note. */
  async refunded(tx: Tx, sessionId: string, intentId: string): Promise<void> {
    const [opened] = isId(sessionId) ? await openSessions(tx.em, [sessionId]) : [];
    if (!opened || opened.session.state.intentId !== intentId) return;
    opened.session.refunded();
    await this.writer.update(tx, opened);
  }
}
