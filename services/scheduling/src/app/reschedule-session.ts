import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { RpcInput } from '@waymark/contracts/rpc';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import type { Party, Session as SessionView } from '@waymark/contracts/scheduling/sessions';
import type { Tx } from '@waymark/database/tx';
import { RpcHandler } from '@waymark/messaging/decorators';
import { checkFree, slotTaken } from '../domain/booking.ts';
import type { Session } from '../domain/session.ts';
import { loadCalendar } from '../persistence/calendar-query.ts';
import { expireOverdueHolds } from '../persistence/overlaps.ts';
import { personLocks } from '../persistence/person-locks.ts';
import { SessionWriter } from '../persistence/session-writer.ts';
import { SessionsReader } from '../persistence/sessions.reader.ts';
import { ChangeSession } from './change-session.ts';

@Injectable()
export class RescheduleSession {
  constructor(
    private readonly reader: SessionsReader,
    private readonly changeSession: ChangeSession,
    private readonly writer: SessionWriter,
  ) {}

  /** Does nothing for an equal time. Errors: NOT_FOUND, SLOT_TAKEN, those of `Session.checkMove`. */
  @RpcHandler(rpc.RescheduleSession)
  async execute(
    { id, sessionDate }: RpcInput<typeof rpc.RescheduleSession>,
    { userId }: Caller,
  ): Promise<SessionView> {
    const start = new Date(sessionDate);
    // The two people of a session never change, so they can be read before the transaction.
    const { state } = await this.reader.find(userId, id);
    return this.changeSession.execute({
      id,
      userId,
      serializeBy: personLocks(state),
      change: async (session, by, now, tx) => {
        session.checkMove(by, now);
        if (session.state.startsAt.getTime() === start.getTime()) return;
        const mentorTimezone = await this.checkNewTime(tx, session, by, start, now);
        session.move(by, { startsAt: start, mentorTimezone }, now);
      },
    });
  }

  /** The session's price is unchanged, so the mentor's current one is ignored. Returns the mentor's current zone. */
  private async checkNewTime(tx: Tx, session: Session, by: Party, start: Date, now: Date): Promise<string> {
    const { id, mentorId, learnerId, kind, price, startsAt, endsAt } = session.state;
    const from = start.getTime();
    const to = from + endsAt.getTime() - startsAt.getTime();
    const time = { mentorId, learnerId, from, to, exceptSessionId: id };
    const { rules, busy } = (await loadCalendar(tx, { ...time, now: now.getTime() }))!;
    const ofCaller = busy.map((one) => ({ ...one, mine: by === 'learner' ? one.mine : !one.mine }));
    checkFree({ ...rules, price }, kind, from, ofCaller, now);
    if (!(await expireOverdueHolds(tx, this.writer, time, now))) throw slotTaken('taken');
    return rules.timezone!;
  }
}
