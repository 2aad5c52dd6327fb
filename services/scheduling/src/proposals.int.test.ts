// guarantees: A session moves only when both people agree, to a time that is free at that moment
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import {
  ProposalDeclined,
  ProposalMade,
  ProposalWithdrawn,
  SessionCancelled,
  SessionMoved,
} from '@waymark/contracts/scheduling/events';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { ProcessDueSessions } from './app/process-due-sessions.ts';
import { aMentor } from './testing/a-mentor.ts';
import { aLearner, DAY, hourIn, schedules } from './testing/bookings.ts';
import { Harness, MONDAY_NOON } from './testing/harness.ts';

const scheduling = new Harness().forFile();
beforeEach(() => scheduling.clock.set(MONDAY_NOON));

const at = (ms: number) => hourIn(scheduling, ms);

async function scene() {
  const [mentor, learner] = [await aMentor(scheduling), aLearner()];
  const { id } = await schedules(scheduling, learner, mentor, at(3 * DAY));
  const propose = async (by: Caller, sessionDate = at(5 * DAY), message = '') => {
    const { proposal } = await scheduling.call(rpc.RescheduleSession, { id, sessionDate, message }, by);
    return proposal!.id;
  };
  const accept = (proposalId: string, by: Caller) =>
    scheduling.call(rpc.AcceptProposal, { id, proposalId }, by);
  const decline = (proposalId: string, by: Caller, message = '') =>
    scheduling.call(rpc.DeclineProposal, { id, proposalId, body: { message } }, by);
  const withdraw = (proposalId: string, by: Caller) =>
    scheduling.call(rpc.WithdrawProposal, { id, proposalId }, by);
  const cancel = (by: Caller, message = '') =>
    scheduling.call(rpc.CancelSession, { id, body: { message } }, by);
  const seen = (by: Caller): Promise<Session> => scheduling.call(rpc.GetSession, { id }, by);
  return { mentor, learner, id, propose, accept, decline, withdraw, cancel, seen };
}

describe('a proposed time', () => {
  it('leaves the session where it is until the other person accepts', async () => {
    const { mentor, learner, id, propose, accept, seen } = await scene();
    const proposal = await propose(mentor, at(5 * DAY), 'My train is late.');
    expect(await seen(learner)).toMatchObject({
      ...{ sessionDate: at(3 * DAY), sequence: 0 },
      proposal: {
        id: proposal,
        by: 'mentor',
        state: 'open',
        message: 'My train is late.',
        expiresAt: at(2 * DAY),
      },
      can: { reschedule: false, answerProposal: true, withdrawProposal: false },
    });
    expect((await seen(mentor)).can).toMatchObject({ answerProposal: false, withdrawProposal: true });
    expect(await scheduling.emitted(ProposalMade, { sessionId: id })).toEqual([
      expect.objectContaining({
        ...{ proposedBy: 'mentor', proposedStart: at(5 * DAY), message: 'My train is late.' },
        ...{ startsAt: at(3 * DAY), expiresAt: at(2 * DAY) },
      }),
    ]);
    await expectRejection(accept(proposal, mentor), 'FORBIDDEN');
    await expectRejection(accept(proposal, aLearner()), 'NOT_FOUND');
    const moved = await accept(proposal, learner);
    expect(moved).toMatchObject({ sessionDate: at(5 * DAY), sequence: 1, proposal: { state: 'accepted' } });
    expect(await accept(proposal, learner)).toMatchObject({ sequence: 1 });
    expect(await scheduling.emitted(SessionMoved, { sessionId: id })).toEqual([
      expect.objectContaining({ movedBy: 'mentor', acceptedBy: 'learner', message: 'My train is late.' }),
    ]);
    const changes = await scheduling.sql(
      'SELECT message, by_user FROM session_changes WHERE session_id = $1 AND number = 2',
      [id],
    );
    expect(changes).toEqual([{ message: 'My train is late.', by_user: mentor.userId }]);
  });

  it('is declined with a message, once, and can be followed by another one', async () => {
    const { mentor, learner, id, propose, decline, seen } = await scene();
    const proposal = await propose(learner);
    await expectRejection(decline(proposal, learner), 'FORBIDDEN');
    await decline(proposal, mentor, 'I teach then.');
    await decline(proposal, mentor, 'I teach then.');
    expect(await seen(learner)).toMatchObject({
      ...{ sessionDate: at(3 * DAY), proposal: { state: 'declined', reply: 'I teach then.' } },
      can: { reschedule: true },
    });
    expect(await scheduling.emitted(ProposalDeclined, { sessionId: id })).toEqual([
      expect.objectContaining({ proposedBy: 'learner', message: 'I teach then.' }),
    ]);
    expect(await propose(mentor, at(6 * DAY))).not.toBe(proposal);
  });

  it('is withdrawn only by the person who proposed it', async () => {
    const { mentor, learner, id, propose, withdraw, accept } = await scene();
    const proposal = await propose(mentor);
    await expectRejection(withdraw(proposal, learner), 'FORBIDDEN');
    await withdraw(proposal, mentor);
    await withdraw(proposal, mentor);
    await expectRejection(accept(proposal, learner), 'CONFLICT');
    expect(await scheduling.emitted(ProposalWithdrawn, { sessionId: id })).toHaveLength(1);
  });

  it('is the only one of its session, however often it is sent', async () => {
    const { mentor, learner, id, propose } = await scene();
    const proposal = await propose(mentor);
    expect(await propose(mentor)).toBe(proposal);
    for (const by of [mentor, learner]) await expectRejection(propose(by, at(6 * DAY)), 'CONFLICT');
    expect(await scheduling.emitted(ProposalMade, { sessionId: id })).toHaveLength(1);
    const again = scheduling.sql(
      `INSERT INTO proposals (id, session_id, number, by, state, starts_at, proposed_at, expires_at)
       SELECT gen_random_uuid(), session_id, 2, by, state, starts_at, proposed_at, expires_at FROM proposals WHERE id = $1`,
      [proposal],
    );
    await expect(again).rejects.toThrow('proposals_one_open');
  });

  it('is not reserved, and cannot be accepted when somebody else has booked it', async () => {
    const { mentor, learner, propose, accept, seen } = await scene();
    const proposal = await propose(learner);
    await schedules(scheduling, aLearner(), mentor, at(5 * DAY));
    expect(await rejectionOf(accept(proposal, mentor))).toMatchObject({
      code: 'SLOT_TAKEN',
      message: expect.stringContaining('no longer free'),
    });
    expect(await seen(learner)).toMatchObject({ sessionDate: at(3 * DAY), proposal: { state: 'open' } });
  });

  it('ends after 48 hours, and makes room for another one before the housekeeping', async () => {
    const { mentor, learner, propose, accept, seen } = await scene();
    const first = await propose(mentor);
    scheduling.clock.advance(2 * DAY);
    expect(await seen(learner)).toMatchObject({
      proposal: { state: 'expired' },
      can: { answerProposal: false },
    });
    await expectRejection(accept(first, learner), 'CONFLICT');
    await propose(mentor, at(4 * DAY));
    scheduling.clock.advance(DAY);
    await scheduling.get(ProcessDueSessions).expireProposals();
    expect(await scheduling.sql("SELECT FROM proposals WHERE state = 'open'")).toEqual([]);
  });

  it('ends with a cancellation, whose message both people read', async () => {
    const { mentor, learner, id, propose, accept, cancel, seen } = await scene();
    const proposal = await propose(mentor);
    await cancel(learner, 'I found work. Thank you!');
    expect(await seen(mentor)).toMatchObject({
      ...{ cancelMessage: 'I found work. Thank you!', proposal: { state: 'cancelled' } },
      can: { answerProposal: false, withdrawProposal: false },
    });
    await expectRejection(accept(proposal, learner), 'CONFLICT');
    expect(await scheduling.emitted(SessionCancelled, { sessionId: id })).toEqual([
      expect.objectContaining({ message: 'I found work. Thank you!' }),
    ]);
  });
});

describe('concurrent answers', () => {
  it('have one winner, and the others get a conflict', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { mentor, learner, id, propose, accept, decline, withdraw } = await scene();
      const proposal = await propose(mentor);
      const rival = aLearner();
      const ended = await Promise.allSettled([
        accept(proposal, learner),
        withdraw(proposal, mentor),
        decline(proposal, learner),
        schedules(scheduling, rival, mentor, at(5 * DAY)),
      ]);
      const [booked, answers] = [ended[3], ended.slice(0, 3)];
      const won = answers.filter(({ status }) => status === 'fulfilled');
      // The rival's booking ends only the acceptance, after which another answer may win.
      expect(won.length).toBe(1);
      for (const one of ended)
        if (one.status === 'rejected') expect(['CONFLICT', 'SLOT_TAKEN']).toContain(one.reason.code);
      const [row] = await scheduling.sql<{ state: string }>('SELECT state FROM proposals WHERE id = $1', [
        proposal,
      ]);
      expect(row!.state === 'accepted' && booked!.status === 'fulfilled').toBe(false);
      const events = await Promise.all(
        [SessionMoved, ProposalDeclined, ProposalWithdrawn].map((type) =>
          scheduling.emitted(type, { sessionId: id }),
        ),
      );
      expect(events.flat()).toHaveLength(1);
    }
  });

  it('leave a session either moved or cancelled as it was', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { mentor, learner, propose, accept, cancel, seen } = await scene();
      const proposal = await propose(mentor);
      const [accepted, cancelled] = await Promise.allSettled([accept(proposal, learner), cancel(mentor)]);
      expect(cancelled.status).toBe('fulfilled');
      if (accepted.status === 'rejected') expect(accepted.reason).toMatchObject({ code: 'CONFLICT' });
      const { status, proposal: last } = await seen(learner);
      expect(status).toBe('cancelled');
      expect(last?.state).toBe(accepted.status === 'fulfilled' ? 'accepted' : 'cancelled');
    }
  });
});

it('a message is limited and erased with its author', async () => {
  const { mentor, learner, propose } = await scene();
  await expectRejection(propose(mentor, at(5 * DAY), 'x'.repeat(501)), 'VALIDATION');
  await propose(learner, at(5 * DAY), 'About my illness');
  const { PersonData } = await import('@waymark/database/person-data');
  const { Database } = await import('@waymark/database/database');
  await scheduling.get(Database).transaction((tx) => scheduling.get(PersonData).erase(tx, learner.userId));
  const texts = await scheduling.sql("SELECT FROM proposals WHERE message = 'About my illness'");
  expect(texts).toEqual([]);
});

it('keeps every invariant', async () => {
  await scheduling.get(ProcessDueSessions).expireProposals();
  const broken = await scheduling.brokenInvariants();
  expect(broken.filter(({ rule }) => rule.includes('propose'))).toEqual([]);
});
