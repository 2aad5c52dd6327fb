import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { RpcInput } from '@waymark/contracts/rpc';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import type { Party, Session as SessionView } from '@waymark/contracts/scheduling/sessions';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { checkFree, slotTaken } from '../domain/booking.ts';
import { isOpen } from '../domain/proposal.ts';
import { accept, decline, isDone, proposalToAnswer, propose, withdraw } from '../domain/propose.ts';
import type { Session } from '../domain/session.ts';
import { loadCalendar } from '../persistence/calendar-query.ts';
import { expireOverdueHolds } from '../persistence/overlaps.ts';
import { personLocks } from '../persistence/person-locks.ts';
import { SessionWriter } from '../persistence/session-writer.ts';
import { SessionsReader } from '../persistence/sessions.reader.ts';
import { ChangeSession } from './change-session.ts';

/** One person proposes another time; the session moves when the other one accepts it. */
@Injectable()
export class RescheduleSession {
  constructor(
    private readonly reader: SessionsReader,
    private readonly changeSession: ChangeSession,
    private readonly writer: SessionWriter,
  ) {}

  /** Does nothing for an equal time or one that the caller proposed before. Errors: SLOT_TAKEN, those of `propose`. */
  @RpcHandler(rpc.RescheduleSession)
  async propose(
    { id, sessionDate, message }: RpcInput<typeof rpc.RescheduleSession>,
    { userId }: Caller,
  ): Promise<SessionView> {
    const startsAt = new Date(sessionDate);
    // The two people of a session never change, so they can be read before the transaction.
    const { state } = await this.reader.find(userId, id);
    return this.changeSession.execute({
      id,
      userId,
      serializeBy: personLocks(state),
      change: async (session, by, now, tx) => {
        session.checkMove(by, now);
        const { proposal } = session;
        if (session.state.startsAt.getTime() === startsAt.getTime()) return;
        if (isOpen(proposal, now) && proposal.by === by && +proposal.startsAt === +startsAt) return;
        await this.checkNewTime(tx, session, by, startsAt, now);
        propose(session, by, { id: newId(), startsAt, message }, now);
      },
    });
  }

  /** Errors: NOT_FOUND, SLOT_TAKEN, those of `accept`. */
  @RpcHandler(rpc.AcceptProposal)
  async accept(
    { id, proposalId }: RpcInput<typeof rpc.AcceptProposal>,
    { userId }: Caller,
  ): Promise<SessionView> {
    const { state } = await this.reader.find(userId, id);
    return this.changeSession.execute({
      id,
      userId,
      serializeBy: personLocks(state),
      change: async (session, by, now, tx) => {
        if (isDone(session, by, proposalId, 'accepted')) return;
        const { startsAt } = proposalToAnswer(session, by, proposalId, now);
        const mentorTimezone = await this.checkNewTime(tx, session, by, startsAt, now).catch((error) => {
          throw error instanceof AppError && error.code === 'SLOT_TAKEN' ? slotTaken('proposed') : error;
        });
        accept(session, by, { id: proposalId, mentorTimezone }, now);
      },
    });
  }

  @RpcHandler(rpc.DeclineProposal)
  decline(
    { id, proposalId, body }: RpcInput<typeof rpc.DeclineProposal>,
    { userId }: Caller,
  ): Promise<SessionView> {
    return this.changeSession.execute({
      id,
      userId,
      change: (session, by, now) => {
        if (isDone(session, by, proposalId, 'declined')) return;
        decline(session, by, { id: proposalId, reply: body.message }, now);
      },
    });
  }

  @RpcHandler(rpc.WithdrawProposal)
  withdraw(
    { id, proposalId }: RpcInput<typeof rpc.WithdrawProposal>,
    { userId }: Caller,
  ): Promise<SessionView> {
    return this.changeSession.execute({
      id,
      userId,
      change: (session, by, now) => {
        if (!isDone(session, by, proposalId, 'withdrawn')) withdraw(session, by, proposalId, now);
      },
    });
  }

  /** What was booked can be moved, whatever the mentor offers and asks for now. Returns the mentor's current zone. */
  private async checkNewTime(tx: Tx, session: Session, by: Party, start: Date, now: Date): Promise<string> {
    const { id, mentorId, learnerId, kind, price, startsAt, endsAt } = session.state;
    const from = start.getTime();
    const to = from + endsAt.getTime() - startsAt.getTime();
    const time = { mentorId, learnerId, from, to, exceptSessionId: id };
    const { rules, busy } = (await loadCalendar(tx, { ...time, now: now.getTime() }))!;
    const ofCaller = busy.map((one) => ({ ...one, mine: by === 'learner' ? one.mine : !one.mine }));
    checkFree({ ...rules, price, offersIntro: true }, kind, from, ofCaller, now);
    if (!(await expireOverdueHolds(tx, this.writer, time, now))) throw slotTaken('taken');
    return rules.timezone!;
  }
}
