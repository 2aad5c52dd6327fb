import { describe, expect, it } from '@jest/globals';
import type { Party } from '@waymark/contracts/scheduling/sessions';
import { remindersOf } from '@waymark/kernel/reminders';
import { agreeToReport, reportAbsence } from './no-show.ts';
import { otherParty } from './no-show-case.ts';
import { effectOf } from './payment.ts';
import { endOf } from './policy.ts';
import { isOpen } from './proposal.ts';
import { accept, decline, propose, withdraw } from './propose.ts';
import { Session } from './session.ts';
import type { NewSession } from './session-state.ts';
import { checkTransition, type SessionStatus, transitions } from './transitions.ts';

const now = new Date('2027-01-11T12:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const facts: NewSession = {
  ...{ id: 'a', mentorId: 2, learnerId: 1, learnerName: 'lee', meetingCode: 'x' },
  ...{ kind: 'standard', sessionType: null, startsAt: hours(48), price: 2_000, currency: 'EUR' },
  ...{ topic: '', userNotes: '', about: null, mentorTimezone: 'UTC', learnerTimezone: 'UTC' },
};
const aPaidSession = () => {
  const session = Session.held(facts, now);
  session.confirm('intent', now, now);
  return session;
};
const none = { claim: '', evidence: { mentorJoinedAt: null, learnerJoinedAt: null, notesAt: null } };
const to = (startsAt: Date) => ({ startsAt, mentorTimezone: 'UTC', message: '' });
const codeOf = (fn: () => void): string => {
  try {
    fn();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'done';
};

describe('a status change', () => {
  it('is allowed exactly as in the table', () => {
    const all = Object.keys(transitions).filter((one) => one !== 'nothing') as SessionStatus[];
    for (const from of all) {
      for (const to of all) {
        const expected = transitions[from].includes(to) ? 'done' : 'CONFLICT';
        expect([from, to, codeOf(() => checkTransition(from, to))]).toEqual([from, to, expected]);
      }
    }
  });

  it('does not leave cancelled or no-show, nor reopen completed', () => {
    expect(transitions.cancelled).toEqual([]);
    expect(transitions['no-show']).toEqual([]);
    expect(transitions.completed).not.toContain('scheduled');
  });
});

describe('a cancel', () => {
  it.each([
    ['learner', 24, 2_000, 'refunding'],
    ['learner', 24.001, 0, 'paid'],
    ['mentor', 47.9, 2_000, 'refunding'],
  ] as const)('by the %s after %s of 48 hours refunds %s', (by, after, refundCents, payment) => {
    const session = aPaidSession();
    session.cancel(by, hours(after));
    expect(session.events.at(-1)).toEqual({ type: 'cancelled', cancelledBy: by, refundCents, message: '' });
    expect(session.state).toMatchObject({ payment, sequence: 1 });
  });

  it('is rejected from the start on', () => {
    expect(codeOf(() => aPaidSession().cancel('mentor', hours(48)))).toBe('CONFLICT');
  });

  it('uses the policy at the time of booking', () => {
    const session = aPaidSession();
    session.state.freeCancelHours = 40;
    session.cancel('learner', hours(10));
    expect(session.state.payment).toBe('paid');
  });
});

describe('a move', () => {
  it('is allowed to the learner until 24 hours before, to the mentor until the start', () => {
    const proposed = (by: Party, at: Date) =>
      codeOf(() => propose(aPaidSession(), by, { id: 'p', startsAt: hours(100), message: '' }, at));
    expect(proposed('learner', hours(24))).toBe('done');
    expect(proposed('learner', hours(25))).toBe('RULE_REFUSED');
    expect(proposed('mentor', hours(47))).toBe('done');
    expect(proposed('mentor', hours(48))).toBe('CONFLICT');
  });
});

describe('a proposed time', () => {
  const proposedAt = (at: Date, startsAt: Date) => {
    const session = aPaidSession();
    propose(session, 'mentor', { id: 'p', startsAt, message: 'Sorry' }, at);
    return session;
  };

  it.each([
    ['48 hours', 0, 100, 48],
    ['the present start', 1, 100, 48],
    ['itself', 1, 30, 30],
  ])('can be accepted until %s', (_, at, startsAt, end) => {
    const { proposal } = proposedAt(hours(at), hours(startsAt));
    expect(proposal?.expiresAt).toEqual(hours(end));
    expect([isOpen(proposal, hours(end - 0.01)), isOpen(proposal, hours(end))]).toEqual([true, false]);
  });

  it('is answered by the other person and withdrawn by the one who proposed it, once', () => {
    const session = proposedAt(now, hours(100));
    const refuse = (by: Party) => codeOf(() => decline(session, by, { id: 'p', reply: '' }, hours(1)));
    expect(refuse('mentor')).toBe('FORBIDDEN');
    expect(codeOf(() => withdraw(session, 'learner', 'p', hours(1)))).toBe('FORBIDDEN');
    expect(codeOf(() => withdraw(session, 'mentor', 'q', hours(1)))).toBe('NOT_FOUND');
    expect(refuse('learner')).toBe('done');
    expect(refuse('learner')).toBe('CONFLICT');
    expect(codeOf(() => withdraw(session, 'mentor', 'p', hours(1)))).toBe('CONFLICT');
  });

  it('moves the session with its message when it is accepted', () => {
    const session = proposedAt(now, hours(100));
    accept(session, 'learner', { id: 'p', mentorTimezone: 'UTC' }, hours(1));
    expect(session.state).toMatchObject({ startsAt: hours(100), sequence: 1, freeCancelHours: 0 });
    expect(session.events.at(-1)).toMatchObject({ type: 'moved', movedBy: 'mentor', message: 'Sorry' });
    expect(session.proposal?.state).toBe('accepted');
  });

  it('ends with the session', () => {
    const session = proposedAt(now, hours(100));
    session.cancel('learner', hours(1), 'I am ill');
    expect(session.proposal?.state).toBe('cancelled');
    expect(session.cancelMessage).toBe('I am ill');
  });
});

describe('a time chosen by the mentor', () => {
  it('can be cancelled with a full refund until it begins', () => {
    const session = aPaidSession();
    session.move('mentor', to(hours(50)), hours(47));
    session.cancel('learner', hours(49.9));
    expect(session.state.payment).toBe('refunding');
  });
});

describe('a time chosen by the learner after the mentor’s', () => {
  it('is refunded by the policy of cancellation', () => {
    const session = aPaidSession();
    session.move('mentor', to(hours(50)), hours(1));
    session.move('learner', to(hours(100)), hours(49));
    session.cancel('learner', hours(99));
    expect(session.state.payment).toBe('paid');
  });
});

describe('a no-show', () => {
  it.each([
    [47.9, 'CONFLICT'],
    [48, 'CONFLICT'],
    [48 + 9.99 / 60, 'CONFLICT'],
    [48 + 10 / 60, 'done'],
    [72, 'done'],
    [72.01, 'CONFLICT'],
  ])('reported %s hours after booking is %s, for either person', (after, expected) => {
    for (const by of ['mentor', 'learner'] as const)
      expect(codeOf(() => reportAbsence(aPaidSession(), by, none, hours(after)))).toBe(expected);
  });

  it('names the earliest time when it is reported too early', () => {
    const early = () => reportAbsence(aPaidSession(), 'mentor', none, hours(48));
    expect(early).toThrow('from 10 minutes after the start');
  });

  it.each([
    ['learner’s, at the time they booked', [], 'mentor', 0],
    ['learner’s, at a time the mentor moved them to', ['mentor'], 'mentor', 2_000],
    ['learner’s, at a time of their own again', ['mentor', 'learner'], 'mentor', 0],
    ['mentor’s', [], 'learner', 2_000],
  ] as const)('of the %s refunds the right amount', (_, moves, by, refundCents) => {
    const session = aPaidSession();
    moves.forEach((mover, n) => void session.move(mover, to(hours(50 + n)), now));
    reportAbsence(session, by, none, hours(52));
    expect(session.state.payment).toBe('paid');
    agreeToReport(session, otherParty(by), hours(53));
    expect(session.events.at(-1)).toMatchObject({ type: 'no-show', refundCents });
  });
});

describe('captured money', () => {
  const payment = { intentId: 'intent', amount: 2_000, currency: 'EUR', payerId: 1 };
  const state = (status: SessionStatus, more: object = {}) => ({
    ...Session.held(facts, now).state,
    status,
    ...more,
  });

  it.each([
    [state('held'), 'confirm'],
    [state('held', { holdExpiresAt: now }), 'retake'],
    [state('released'), 'retake'],
    [state('expired'), 'retake'],
    [state('completed', { payment: 'due' }), 'pay'],
    [state('scheduled', { payment: 'paid', intentId: 'intent' }), 'none'],
    [state('scheduled', { payment: 'paid', intentId: 'other' }), { refuse: 'already-paid' }],
    [state('cancelled', { payment: 'refunded', intentId: 'other' }), { refuse: 'already-paid' }],
    [state('no-show', { payment: 'waived' }), { refuse: 'not-due' }],
    [state('held', { price: 2_001 }), { refuse: 'wrong-amount' }],
    [state('held', { currency: 'USD' }), { refuse: 'wrong-amount' }],
    [state('held', { learnerId: 7 }), { refuse: 'unknown-session' }],
    [null, { refuse: 'unknown-session' }],
  ] as const)('has the effect of the session’s state (%#)', (session, effect) => {
    expect(effectOf(payment, session as never, now)).toEqual(effect);
  });
});

describe('a hold', () => {
  it('expires after ten minutes, or at the start of its session', () => {
    const ends = (startsAt: Date) => Session.held({ ...facts, startsAt }, now).state.holdExpiresAt;
    expect(ends(hours(48))).toEqual(hours(1 / 6));
    expect(ends(hours(0.1))).toEqual(hours(0.1));
  });
});

describe('reminders', () => {
  it('are only those whose time is still ahead', () => {
    const of = (start: Date) => remindersOf(start, now).map(({ before }) => before);
    expect(of(hours(25))).toEqual(['24h', '1h']);
    expect(of(hours(24))).toEqual(['1h']);
    expect(of(hours(1))).toEqual([]);
  });
});

describe('the end of a session', () => {
  it('is 30 minutes after the start, or 60 for a guided one', () => {
    expect(endOf(now, 'standard')).toEqual(hours(0.5));
    expect(endOf(now, 'guided')).toEqual(hours(1));
  });
});

describe('a dispute', () => {
  it('stays decided when the event of its opening arrives late, and is stored once', () => {
    const session = aPaidSession();
    for (const dispute of ['lost', 'open', 'lost'] as const) session.markDisputed(dispute);
    expect(session.state.dispute).toBe('lost');
    expect(session.events.filter(({ type }) => type === 'touched')).toHaveLength(1);
  });
});
