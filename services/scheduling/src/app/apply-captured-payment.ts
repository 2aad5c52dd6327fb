import { Inject, Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { PaymentCaptured } from '@waymark/contracts/payments/events';
import { PaymentRefused } from '@waymark/contracts/scheduling/events';
import { acquireLocks } from '@waymark/database/session';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { OnEvent } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { isStillOffered } from '../domain/booking.ts';
import { effectOf, type RefusalReason } from '../domain/payment.ts';
import type { SessionState } from '../domain/session-state.ts';
import { loadCalendar } from '../persistence/calendar-query.ts';
import { DeparturesRepository } from '../persistence/departures.repository.ts';
import { expireOverdueHolds } from '../persistence/overlaps.ts';
import { personLocks } from '../persistence/person-locks.ts';
import { findPeople, type LockedSession, lockSession } from '../persistence/session-rows.ts';
import { SessionWriter } from '../persistence/session-writer.ts';

type Payment = EventData<typeof PaymentCaptured>;

@Injectable()
export class ApplyCapturedPayment {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly writer: SessionWriter,
    private readonly departures: DeparturesRepository,
  ) {}

  @OnEvent(PaymentCaptured)
  async execute({ data: payment }: EventEnvelope<Payment>, tx: Tx): Promise<void> {
    const now = this.clock.now();
    const locked = await lockWithPeople(tx, payment.sessionId);
    const effect = effectOf(payment, locked?.session.state ?? null, now);
    if (effect === 'none') return;
    if (typeof effect === 'object') return refuse(tx, payment, effect.refuse);
    const { session } = locked!;
    if (effect === 'retake' && !(await this.isStillFree(tx, session.state, now))) {
      return refuse(tx, payment, 'slot-taken');
    }
    const paidAt = new Date(payment.paidAt);
    if (effect === 'pay') session.markPaid(payment.intentId, paidAt);
    else session.confirm(payment.intentId, paidAt, now);
    await this.writer.update(tx, locked!);
  }

  private async isStillFree(tx: Tx, state: SessionState, now: Date): Promise<boolean> {
    const { id, mentorId, learnerId, startsAt, endsAt } = state;
    if (startsAt <= now || (await this.departures.isLeaving(tx, learnerId))) return false;
    const time = { mentorId, learnerId, from: startsAt.getTime(), to: endsAt.getTime() };
    const others = { ...time, exceptSessionId: id };
    const calendar = await loadCalendar(tx, { ...others, now: now.getTime() });
    if (!calendar || !isStillOffered(calendar.rules, state, calendar.busy, now)) return false;
    return expireOverdueHolds(tx, this.writer, others, now);
  }
}

/** Takes the locks of both people before the session's, as bookings do. */
async function lockWithPeople(tx: Tx, id: string): Promise<LockedSession | null> {
  const people = await findPeople(tx, id);
  if (!people) return null;
  await acquireLocks(tx.em, personLocks(people));
  return lockSession(tx, id);
}

function refuse(tx: Tx, payment: Payment, reason: RefusalReason): void {
  const { sessionId, mentorId, payerId: learnerId, intentId } = payment;
  tx.emit(PaymentRefused, { sessionId, mentorId, learnerId, intentId, reason }, { audience: [learnerId] });
}
