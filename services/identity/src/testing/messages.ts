import * as account from '../notifications/domain/notices/account.ts';
import * as applications from '../notifications/domain/notices/applications.ts';
import * as desk from '../notifications/domain/notices/desk.ts';
import * as disputes from '../notifications/domain/notices/disputes.ts';
import * as letters from '../notifications/domain/notices/letters.ts';
import * as linkedCalendars from '../notifications/domain/notices/linked-calendars.ts';
import * as login from '../notifications/domain/notices/login.ts';
import type { Message } from '../notifications/domain/notices/message.ts';
import * as messages from '../notifications/domain/notices/messages.ts';
import * as moderation from '../notifications/domain/notices/moderation.ts';
import * as cases from '../notifications/domain/notices/no-show-cases.ts';
import * as payments from '../notifications/domain/notices/payments.ts';
import * as peer from '../notifications/domain/notices/peer.ts';
import * as proposals from '../notifications/domain/notices/proposals.ts';
import * as provider from '../notifications/domain/notices/provider.ts';
import * as roadmaps from '../notifications/domain/notices/roadmaps.ts';
import { viewOf } from '../notifications/domain/notices/session-notice.ts';
import * as sessions from '../notifications/domain/notices/sessions.ts';
import * as support from '../notifications/domain/notices/support.ts';
import { aPayment, aSession } from './samples.ts';

const facts = aSession({
  topic: 'First steps',
  userNotes: 'I am lost.\n\nHelp?',
  aboutTitle: 'Find your footing',
});
const learner = <const M extends object>(more: M) => viewOf({ ...facts, ...more }, 'learner');
const mentor = <const M extends object>(more: M) => viewOf({ ...facts, ...more }, 'mentor');
const previousStart = '2037-12-01T08:00:00.000Z';
const proposed = { proposedBy: 'mentor', proposedStart: '2037-12-04T08:00:00.000Z' } as const;
const refund = { ...aPayment(), refundId: 'r1' };

const dispute = {
  ...{ ...aPayment(), disputeId: 'd1', reason: 'product_not_received', change: 'opened' as const },
  ...{ status: 'needs_response' as const, respondBy: '2037-12-10T00:00:00.000Z' },
};

const decision = { storyId: 's1', userId: 1, title: 'The drawer', decidedBy: { id: 3, username: 'admin' } };

const hidden = { roadmapId: 'r1', mentorId: 8, title: 'Out of debt', reason: 'It asks for money.' };
const item = {
  ...{ itemId: 's1', kind: 'support-response' as const, title: 'Every night', authorId: 8 },
  ...{ link: '/mentor-community/support/q1#s1', reason: 'It names a mentee.' },
};
const report = {
  ...{ id: 'p1', reason: 'spam' as const, text: '', reporter: null, createdAt: '2037-11-22T20:05:00.000Z' },
  target: { type: 'roadmap' as const, id: 'r1', name: 'Out of debt', link: '/roadmap/r1', mentorId: 8 },
  resolution: { outcome: 'acted' as const, note: 'Hidden', by: 'admin', at: '2037-11-23T20:05:00.000Z' },
};

const request = {
  ...{ requestId: 'q1', title: 'A mentee writes every night', authorId: 2, authorName: 'Rosa Delgado' },
  ...{ category: 'boundaries' as const, urgency: 'high' as const, skillsNeeded: ['Rest', 'Boundaries'] },
};

const peerFacts = {
  ...{ sessionId: 'e1', title: 'The first five minutes', hostId: 2, hostName: 'Rosa Delgado', sequence: 0 },
  ...{
    startsAt: '2037-12-01T18:00:00.000Z',
    endsAt: '2037-12-01T19:00:00.000Z',
    timezone: 'Europe/Madrid',
  },
  location: null,
};
const nobody = { registered: [], waiting: [] };
const inLima = <const M extends object>(more: M) =>
  peer.peerViewOf({ ...peerFacts, ...more }, { userId: 7, timezone: 'America/Lima' });

const letterFacts = {
  ...{ userId: 1, kind: 'daily' as const, quietDays: null, doneCount: 0, done: [], roads: [] },
  next: {
    ...{ roadmapId: 'r1', roadmapTitle: 'Out of debt', mentorName: 'Rosa Delgado' },
    ...{ stepId: 's1', stepTitle: 'Open one envelope' },
  },
  quote: 'I opened one envelope a day, standing, with my coat on.',
  expiresAt: '2037-12-01T22:00:00.000Z',
};
const roads = ['Out of debt', 'Find your footing', 'Sleep again'].map((title, index) => ({
  ...{ roadmapId: `r${index}`, title, mentorName: `Mentor ${index + 1}` },
}));

/** A message of each kind. */
export const messagesByKind: Record<string, Message> = {
  'session-booked': sessions.booked.message(mentor({})),
  'session-moved': sessions.moved.message(learner({ previousStart, movedBy: 'mentor' })),
  'proposal-made': proposals.made.message(
    learner({ ...proposed, message: 'My train is late.', expiresAt: '2037-11-29T08:00:00.000Z' }),
  ),
  'proposal-declined': proposals.declined.message(mentor({ ...proposed, message: 'I work then.' })),
  'proposal-withdrawn': proposals.withdrawn.message(learner(proposed)),
  'session-cancelled': sessions.cancelled.message(learner({ cancelledBy: 'mentor', refundCents: 2_500 })),
  'session-no-show': sessions.noShow.message(
    learner({ absent: 'mentor', refundCents: 2_500, basis: 'report', reason: null }),
  ),
  'no-show-reported': cases.reported.message(
    mentor({ reportedBy: 'learner', claim: 'I waited.', respondBy: '2037-12-03T01:30:00.000Z' }),
  ),
  'no-show-contested': cases.contested.message(learner({ reportedBy: 'learner', response: 'I was there.' })),
  'no-show-dismissed': cases.dismissed.message(
    learner({ reportedBy: 'learner', reason: 'Both opened the meeting.', payBy: '2037-12-05T01:30:00.000Z' }),
  ),
  'no-show-case': cases.opened.message({ ...aSession(), reportedBy: 'learner', response: 'I was there.' }),
  'linked-calendar-failed': linkedCalendars.failed.message({
    ...{ calendarId: 'c1', mentorId: 2, failingSince: '2037-12-03T01:30:00.000Z' },
  }),
  'session-completed': sessions.completed.message(learner({ payBy: null })),
  'session-written-up': sessions.writtenUp.message({ ...aSession(), tasks: 3 }),
  'session-payment-due': sessions.paymentDue.message(learner({ payBy: '2037-12-05T01:30:00.000Z' })),
  'session-reminder': sessions.reminder.message(learner({ before: '1h' })),
  'step-reminder': roadmaps.stepReminder.message({
    ...{
      userId: 7,
      roadmapId: 'r1',
      roadmapTitle: 'Out of debt',
      stepId: 's1',
      stepTitle: 'Open one envelope',
    },
  }),
  welcome: letters.welcome.message(letterFacts),
  'welcome-roads': letters.welcomeWithRoads.message({ ...letterFacts, roads }),
  'daily-reminder': letters.dailyReminder.message(letterFacts),
  'sunday-letter': letters.sundayLetter.message({
    ...letterFacts,
    ...{ doneCount: 4, done: ['Count the coins', 'Call the bank', 'Write the list'] },
  }),
  'quiet-note': letters.quietNote.message({ ...letterFacts, quietDays: 30 }),
  'followed-roadmap': roadmaps.followedRoadmap.message({
    ...{ roadmapId: 'r1', mentorId: 2, title: 'Out of debt', isBack: false, followers: [7] },
  }),
  'application-approved': applications.approvedMessage(),
  'application-rejected': applications.rejectedMessage(),
  'account-deletion': account.deletionScheduledMessage('lea', new Date('2037-12-05T01:30:00.000Z')),
  'password-recovery': login.recoveryMessage({ token: 'abc-DEF_123', code: '012345' }, 30),
  'password-changed': login.passwordChangedMessage('changed'),
  'second-factor-changed': login.secondFactorMessage('passkey-added', 'Blue phone'),
  'email-confirmation': account.confirmEmailMessage('abc-DEF_123', 24),
  'email-change': account.changeEmailMessage('abc-DEF_123', 'lee', 60),
  'email-changed': account.formerEmailMessage('abc-DEF_123', 'new@learners.example', 48),
  'new-device': login.newDeviceMessage({
    device: 'Firefox on Linux',
    network: '',
    at: '2037-11-22T20:05:00.000Z',
  }),
  'payment-receipt': payments.receipt.message(aPayment()),
  'refund-settled': payments.refundSettled.message({
    ...refund,
    reason: 'cancelled',
    settledAt: '2037-11-22T20:05:00.000Z',
  }),
  'payout-made': payments.payoutMade.message({
    ...{ payoutId: 'p1', mentorId: 7, amount: 9_000, currency: 'USD', reference: 'SEPA 2037-11' },
    madeAt: '2037-11-22T20:05:00.000Z',
  }),
  'payments-refused': provider.refusing.message({
    ...{ provider: 'stripe', reason: 'key', message: 'no such key', since: '2037-12-05T01:30:00.000Z' },
  }),
  'payment-disputed': disputes.disputeToAdmins.message(dispute),
  'refund-stuck': payments.refundStuck.message({ ...refund, lastError: 'card closed', isReturned: false }),
  'story-published': roadmaps.storyPublished.message({ ...decision, state: 'published', reason: null }),
  'story-rejected': roadmaps.storyRejected.message({
    ...decision,
    state: 'rejected',
    reason: 'It names a person.',
  }),
  'thanks-given': roadmaps.thanks.message({
    ...{ roadmapId: 'r1', mentorId: 8, title: 'Out of debt', thanksId: 't1', userId: 1, username: 'lea' },
    ...{ line: 'The second step held me.', isFirst: true },
  }),
  'messages-unread': messages.messagesUnread.message({
    ...{ userId: 7, threadId: 't1', fromName: 'Rosa', fromId: 8, count: 3, isRequest: false },
  }),
  'support-requested': support.requested.message({ ...request, mentorIds: [7] }),
  'support-responded': support.responded.message({
    ...request,
    ...{ responseId: 'p1', text: 'I reply between nine and six.\n\nIt held both of us.', toIds: [8] },
  }),
  'support-helped': support.helped.message({ ...request, responseId: 'p1', responderId: 7 }),
  'peer-registered': peer.registered.message(inLima({ to: [] })),
  'peer-moved-up': peer.movedUp.message(inLima({ to: [] })),
  'peer-left': peer.left.message(inLima({ to: [] })),
  'peer-changed': peer.edited.message(inLima({ previousStart, ...nobody })),
  'peer-cancelled': peer.cancelled.message(inLima({ reason: 'I am ill.', ...nobody })),
  'peer-reminder': peer.reminder.message(inLima({ before: '1h', to: [] })),
  'account-suspended': account.suspendedMessage('He sold what he does not own.'),
  'admin-message': account.adminMessage('Please add a source to your second stage.'),
  'desk-application': desk.applicationWaits('Nora Lind'),
  'desk-report': desk.reportWaits('Out of debt'),
  'desk-item': desk.itemWaits(),
  'desk-case': desk.caseWaits(),
  'desk-failure': desk.failureWaits(2),
  'desk-today': desk.deskOfToday({
    ...{ applications: 2, reports: 1, cases: 1, refunds: 1, failures: 2, oldestDays: 3 },
  }),
  'account-restored': account.restoredMessage(),
  'roadmap-hidden': moderation.roadmapHidden.message(hidden),
  'roadmap-restored': moderation.roadmapRestored.message(hidden),
  'item-hidden': moderation.itemHidden.message(item),
  'item-restored': moderation.itemRestored.message(item),
  'report-resolved': moderation.reportResolved(report),
};
