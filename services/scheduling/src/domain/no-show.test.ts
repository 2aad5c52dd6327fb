import { describe, expect, it } from '@jest/globals';
import type { Party } from '@waymark/contracts/scheduling/sessions';
import { agreeToReport, contestReport, decideCase, endResponseTime, reportAbsence } from './no-show.ts';
import { type Evidence, isUnsettled } from './no-show-case.ts';
import { payableOf } from './payment.ts';
import { Session } from './session.ts';
import type { NewSession } from './session-state.ts';
import { detailsOf } from './session-view.ts';

const START = new Date('2027-01-11T12:00:00Z');
const after = (hours: number) => new Date(START.getTime() + hours * 3_600_000);
const [MENTOR, LEARNER, ADMIN] = [2, 1, 7];
const facts: NewSession = {
  ...{ id: 'a', mentorId: MENTOR, learnerId: LEARNER, learnerName: 'lee', meetingCode: 'x' },
  ...{ kind: 'standard', sessionType: null, startsAt: START, price: 2_000, currency: 'EUR' },
  ...{ topic: '', userNotes: '', about: null, mentorTimezone: 'UTC', learnerTimezone: 'UTC' },
};
const NONE: Evidence = { mentorJoinedAt: null, learnerJoinedAt: null, notesAt: null };

const aPaidSession = (): Session => {
  const session = Session.held(facts, after(-48));
  session.confirm('intent', after(-48), after(-48));
  return session;
};
/** Reported an hour after the start. */
const reported = (by: Party, evidence: Partial<Evidence> = {}, session = aPaidSession()): Session => {
  reportAbsence(session, by, { claim: 'I waited.', evidence: { ...NONE, ...evidence } }, after(1));
  return session;
};
const aGuidedSession = (): Session => {
  const session = Session.booked({ ...facts, kind: 'guided', sessionType: 'career-coaching' }, after(-48));
  session.complete(after(1));
  return session;
};
const codeOf = (fn: () => void): string => {
  try {
    fn();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'done';
};
const lastEvent = (session: Session) => session.events.at(-1);

describe('a report', () => {
  it('opens a case for 24 hours and changes nothing else', () => {
    const session = reported('learner');
    expect(session.noShowCase).toMatchObject({ state: 'open', reportedBy: 'learner', respondBy: after(25) });
    expect(session.state).toMatchObject({ status: 'scheduled', payment: 'paid', absent: null });
  });

  it.each([
    ['a second report', () => reported('mentor', {}, reported('learner'))],
    [
      'a session that was cancelled',
      () => {
        const session = aPaidSession();
        session.cancel('mentor', after(-24));
        reported('learner', {}, session);
      },
    ],
    [
      'a session with a review',
      () => {
        const { state } = aPaidSession();
        reported('learner', {}, new Session(state, { rating: 5, text: '', createdAt: START }));
      },
    ],
  ])('is refused for %s', (_, report) => {
    expect(codeOf(report)).toBe('CONFLICT');
  });
});

describe('the response to a report', () => {
  it.each([
    ['agrees', (session: Session, by: Party) => agreeToReport(session, by, after(2))],
    ['contests', (session: Session, by: Party) => contestReport(session, by, 'I came.', after(2))],
  ])('that %s comes from the other person, once', (_, respond) => {
    const session = reported('learner');
    expect(codeOf(() => respond(session, 'learner'))).toBe('FORBIDDEN');
    expect(codeOf(() => respond(session, 'mentor'))).toBe('done');
    expect(codeOf(() => respond(session, 'mentor'))).toBe('CONFLICT');
    expect(codeOf(() => respond(aPaidSession(), 'mentor'))).toBe('CONFLICT');
  });

  it('that agrees settles the case by the policy of the session', () => {
    const session = reported('learner');
    agreeToReport(session, 'mentor', after(2));
    expect(session.noShowCase).toMatchObject({
      state: 'upheld',
      settledBy: 'agreement',
      settledAt: after(2),
    });
    expect(session.state).toMatchObject({ status: 'no-show', absent: 'mentor', payment: 'refunding' });
    expect(lastEvent(session)).toMatchObject({ type: 'no-show', refundCents: 2_000, basis: 'agreement' });
  });

  it('that contests the report leaves the session and its payment unchanged', () => {
    const session = reported('learner');
    contestReport(session, 'mentor', 'I came.', after(2));
    expect(session.noShowCase).toMatchObject({ state: 'contested', response: 'I came.', settledBy: null });
    expect(session.state).toMatchObject({ status: 'scheduled', payment: 'paid' });
  });
});

describe('no response until the end of the response time', () => {
  const joined = { mentorJoinedAt: START };
  it.each([
    ['mentor', {}, 'upheld'],
    ['learner', {}, 'upheld'],
    ['mentor', { learnerJoinedAt: START }, 'contested'],
    ['mentor', { mentorJoinedAt: START, notesAt: START }, 'upheld'],
    ['learner', joined, 'contested'],
    ['learner', { notesAt: START }, 'contested'],
    ['learner', { learnerJoinedAt: START }, 'upheld'],
  ] as const)('after a report by the %s with the records %j results in %s', (by, evidence, state) => {
    const session = reported(by, evidence);
    endResponseTime(session, new Date(after(25).getTime() - 1));
    expect(session.noShowCase?.state).toBe('open');
    endResponseTime(session, after(25));
    expect(session.noShowCase).toMatchObject({ state, settledBy: state === 'upheld' ? 'silence' : null });
    const events = session.events.length;
    endResponseTime(session, after(26));
    expect(session.events).toHaveLength(events);
  });
});

describe('the decision of an admin', () => {
  const contested = (session = aPaidSession()): Session => {
    reported('learner', {}, session);
    contestReport(session, 'mentor', 'I came.', after(2));
    return session;
  };
  const decision = (upheld: boolean, adminId = ADMIN) => ({ upheld, adminId, reason: 'The call log.' });
  const decide = (session: Session, upheld: boolean, adminId?: number) =>
    decideCase(session, decision(upheld, adminId), after(100));

  it.each([
    ['an open case', () => decide(reported('learner'), true), 'CONFLICT'],
    ['a session without a report', () => decide(aPaidSession(), true), 'CONFLICT'],
    ['an own session as its mentor', () => decide(contested(), false, MENTOR), 'FORBIDDEN'],
    ['an own session as its learner', () => decide(contested(), false, LEARNER), 'FORBIDDEN'],
  ])('is refused for %s', (_, fn, code) => {
    expect(codeOf(fn)).toBe(code);
  });

  it('upholds once, with the reason', () => {
    const session = contested();
    decide(session, true);
    expect(session.noShowCase).toMatchObject({
      ...{ state: 'upheld', settledBy: 'decision', decidedBy: ADMIN, reason: 'The call log.' },
    });
    expect(session.state).toMatchObject({ status: 'no-show', payment: 'refunding' });
    expect(codeOf(() => decide(session, false))).toBe('CONFLICT');
  });

  it('leaves session and payment unchanged by dismissing', () => {
    const session = contested();
    decide(session, false);
    expect(session.noShowCase?.state).toBe('dismissed');
    expect(session.state).toMatchObject({ status: 'scheduled', payment: 'paid', absent: null });
    expect(lastEvent(session)).toEqual({ type: 'no-show-dismissed' });
  });

  it('renews the time to pay by dismissing', () => {
    const session = contested(aGuidedSession());
    decide(session, false);
    expect(session.state).toMatchObject({ payment: 'due', payBy: after(172) });
  });
});

describe('what is to be paid', () => {
  const mentor = { name: 'Amara', avatar: null };
  const shown = (session: Session) => detailsOf(session, mentor);
  const hold = () => Session.held({ ...facts, startsAt: after(48) }, START);

  it('is the price of an open hold until it ends', () => {
    expect(payableOf(shown(hold()), LEARNER, after(0.1))).toEqual({
      ...{ sessionId: 'a', purpose: 'booking', payerId: LEARNER, mentorId: MENTOR, mentorName: 'Amara' },
      ...{ startsAt: after(48).toISOString(), learnerTimezone: 'UTC', amount: 2_000, currency: 'EUR' },
      expiresAt: after(1 / 6).toISOString(),
    });
  });

  it('is the price of a session after it took place', () => {
    expect(payableOf(shown(aGuidedSession()), LEARNER, after(2))).toMatchObject({
      ...{ purpose: 'after-session', amount: 2_000, expiresAt: null },
    });
  });

  it.each([
    ['for the mentor', hold(), MENTOR, 'NOT_FOUND'],
    ['after the end of a hold', hold(), LEARNER, 'HOLD_EXPIRED', after(1 / 6)],
    ['while a no-show is unsettled', reported('learner', {}, aGuidedSession()), LEARNER, 'CONFLICT'],
    ['for a paid session', aPaidSession(), LEARNER, 'CONFLICT'],
  ] as [string, Session, number, string, Date?][])(
    'is nothing %s',
    (_, session, userId, code, now = START) => {
      expect(codeOf(() => payableOf(shown(session), userId, now))).toBe(code);
    },
  );

  it('is nothing for a released hold', () => {
    const released = hold();
    released.release();
    expect(codeOf(() => payableOf(shown(released), LEARNER, START))).toBe('HOLD_EXPIRED');
  });
});

describe('a session with an unsettled report', () => {
  it('is neither completed nor reviewed', () => {
    const session = reported('learner');
    session.complete(after(2));
    expect(isUnsettled(session.noShowCase)).toBe(true);
    expect(session.state.status).toBe('scheduled');
    session.state.status = 'completed';
    expect(codeOf(() => session.checkReview('learner'))).toBe('CONFLICT');
  });
});
