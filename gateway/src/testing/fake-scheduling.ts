import { type AnyRpc, rpcsIn } from '@waymark/contracts/rpc';
import { usualPrices } from '@waymark/contracts/scheduling/constants';
import * as learners from '@waymark/contracts/scheduling/learners.endpoints';
import * as linked from '@waymark/contracts/scheduling/linked-calendars.endpoints';
import type { AdminNoShowCase } from '@waymark/contracts/scheduling/no-shows';
import * as noShows from '@waymark/contracts/scheduling/no-shows.endpoints';
import * as account from '@waymark/contracts/scheduling/rpc-account';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import * as tasks from '@waymark/contracts/scheduling/tasks.endpoints';
import { exportOf, FakeService } from './fake-service.ts';
import { AT, aSession, booking, END, SESSION_ID } from './samples.ts';

const all = rpcsIn(rpc, account, noShows, learners, linked, tasks);
const timezone = 'Asia/Tokyo';
const start = booking.sessionDate;
const pricing = { sessionPrice: 2_500, currency: 'USD' as const, typePrices: { ...usualPrices } };
const hours = { id: 'a1', dayOfWeek: 1, startTime: '09:00', endTime: '24:00', timezone };
const override = {
  ...{ id: 'o1', date: '2026-12-24', lastDate: null, kind: 'closed' as const },
  ...{ startTime: null, endTime: null },
};
const settings = {
  ...{ timezone, minNoticeMinutes: 60, bookingWindowDays: 60, startEveryMinutes: 30 as const },
  ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 0, maxPerDay: null, maxPerWeek: null },
  offersIntro: false,
};
const calendar = () => ({ settings, pricing, availability: [hours], overrides: [override] });
const aHold = () => ({
  ...{ id: SESSION_ID, mentor: { id: 7, name: 'Amara', avatar: null }, sessionDate: start, duration: 30 },
  ...{ mentorTimezone: timezone, price: 2_500, currency: 'USD' as const, expiresAt: END },
});
const review = { sessionId: SESSION_ID, rating: 5, text: 'Kind and clear.', author: 'L.', createdAt: AT };
const ics = () => ({ ics: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', filename: 'session.ics' });

const aCase = (): AdminNoShowCase => ({
  ...{ state: 'contested', reportedBy: 'learner', claim: 'I waited.', reportedAt: AT, respondBy: END },
  ...{ response: 'I was there.', settledBy: null, settledAt: null, reason: null },
  evidence: { mentorJoinedAt: AT, learnerJoinedAt: null, notesAt: null },
  ...{ sessionId: SESSION_ID, kind: 'standard', sessionDate: start, endsAt: END },
  mentor: { id: 7, name: 'Amara', noShows: 0 },
  learner: { id: 1000, name: 'lea', noShows: 2 },
  ...{ price: 2_500, currency: 'USD', payment: 'paid', refund: 2_500 },
});

/** Returns success for every request. */
export class FakeScheduling extends FakeService {
  constructor() {
    super(
      'scheduling',
      all.filter(({ subject }) => !subject.startsWith('scheduling.payments.')),
    );
    const done = () => ({ success: true as const });
    this.on(rpc.GetPricing, () => pricing).on(rpc.SetPricing, ({ sessionPrice, currency }) => ({
      ...pricing,
      sessionPrice,
      currency,
    }));
    this.on(rpc.ListAvailability, () => [hours]).on(rpc.AddAvailability, () => hours);
    this.on(rpc.RemoveAvailability, done).on(rpc.RemoveOverride, done).on(rpc.ReleaseHold, done);
    this.on(rpc.GetCalendar, calendar).on(rpc.SetCalendarSettings, calendar);
    this.on(rpc.AddOverride, () => override);
    const links = () => ({ calendars: [], conflicts: [] });
    this.on(linked.ListLinkedCalendars, links).on(linked.LinkCalendar, links).on(linked.UnlinkCalendar, done);
    this.on(rpc.ListSlots, ({ mentorId, kind }) => ({
      ...{ mentorId, kind, timezone, duration: 30, pricing, hasHours: true },
      slots: [{ start, end: END }],
    }));
    this.on(rpc.ListReviews, () => ({ items: [review], nextCursor: 'more' }));
    this.on(rpc.ListRoadmapSessions, () => [{ stepId: 'step1', sessions: 2, reviews: 1, rating: 5 }]);
    this.on(rpc.GetReviewedMentor, () => ({ mentorId: 8, mentorName: 'Rosa' }));
    const page = () => ({ items: [aSession()], nextCursor: null });
    this.on(rpc.ListSessions, page).on(rpc.ListUpcoming, page);
    this.on(rpc.ListHolds, () => [aHold()]);
    const ofSession: AnyRpc[] = [
      rpc.GetSession,
      rpc.ScheduleSession,
      rpc.BookSession,
      rpc.BookIntroCall,
      rpc.CancelSession,
    ];
    ofSession.push(rpc.RescheduleSession, rpc.SetSessionNotes, rpc.ReviewSession);
    ofSession.push(rpc.AcceptProposal, rpc.DeclineProposal, rpc.WithdrawProposal);
    for (const one of ofSession) this.on(one, () => aSession());
    this.on(noShows.ReportNoShow, () => aSession()).on(noShows.RespondNoShow, () => aSession());
    this.on(noShows.RecordJoin, done).on(noShows.DecideNoShow, aCase);
    this.on(noShows.GetNoShowRecord, () => ({ count: 1, pauseDays: 14, pausedUntil: null }));
    this.on(noShows.ListNoShowCases, () => ({ items: [aCase()], nextCursor: 'more' }));
    const note = { sessionId: SESSION_ID, text: 'Ask about sleep', changedAt: AT };
    this.on(learners.GetPrivateNote, () => note).on(learners.SetPrivateNote, () => note);
    const goal = { text: 'Sleep', byMe: true, changedAt: AT };
    const task = {
      ...{ id: SESSION_ID, sessionId: SESSION_ID, text: 'Open a letter', dueOn: '2026-12-03' },
      ...{ step: null, doneAt: null, comment: '' },
    };
    this.on(learners.GetLearnerRecord, ({ learnerId }) => ({
      ...{ id: learnerId, name: 'lea', completed: 2, ahead: 1, firstAt: AT, shared: [] },
      ...{ privateNotes: [note], goal, tasks: [task] },
    }));
    const learner = { id: 1_000, name: 'lea', completed: 2, ahead: 0, seenAt: AT, isQuiet: true };
    this.on(learners.ListLearners, () => ({ items: [learner], nextCursor: 'more' }));
    this.on(tasks.GetFollowUp, () => ({ tasks: [task], canWriteTasks: false, goal, last: null }));
    const mentor = { id: 8, name: 'Rosa', avatar: null };
    this.on(tasks.ListTasks, () => [{ ...task, mentor, sessionDate: AT }]);
    this.on(tasks.ChangeTask, () => task).on(tasks.SetGoal, () => goal);
    this.on(account.ExportSessions, () => exportOf('sessions'));
    this.on(account.GetSessionsAtDeletion, () => ({
      asLearner: { cancelled: 0, refunded: [], notRefunded: [] },
      ...{ asMentor: { cancelled: 0, refunded: [] }, unpaid: { count: 0, amounts: [] }, reviewsWritten: 0 },
    }));
    this.on(rpc.GetSessionIcs, ics).on(rpc.GetFeedIcs, ics);
    this.on(rpc.GetFeedToken, ({ renew }) => ({
      token: `${renew ? 'new' : 'old'}-${'t'.repeat(40)}`,
      includesDetails: false,
    }));
    this.on(rpc.SetFeedSettings, (settings) => settings);
  }
}
