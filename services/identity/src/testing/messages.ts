import {
  changeEmailMessage,
  confirmEmailMessage,
  formerEmailMessage,
  newDeviceMessage,
} from '../domain/messages/account.ts';
import { approvedMessage, rejectedMessage } from '../domain/messages/application.ts';
import { bookedMessage } from '../domain/messages/booked.ts';
import { cancelledMessage } from '../domain/messages/cancelled.ts';
import { completedMessage } from '../domain/messages/completed.ts';
import { deletionScheduledMessage } from '../domain/messages/deletion.ts';
import { disputeMessage } from '../domain/messages/disputes.ts';
import type { Message, MessageKind } from '../domain/messages/message.ts';
import {
  itemHiddenMessage,
  itemRestoredMessage,
  reportResolvedMessage,
  roadmapHiddenMessage,
  roadmapRestoredMessage,
} from '../domain/messages/moderation.ts';
import { movedMessage } from '../domain/messages/moved.ts';
import { noShowMessage } from '../domain/messages/no-show.ts';
import {
  caseMessage,
  contestedMessage,
  dismissedMessage,
  reportedMessage,
} from '../domain/messages/no-show-case.ts';
import { passwordChangedMessage, recoveryMessage } from '../domain/messages/password.ts';
import { receiptMessage, refundSettledMessage, refundStuckMessage } from '../domain/messages/payments.ts';
import * as peer from '../domain/messages/peer.ts';
import { providerRefusingMessage } from '../domain/messages/provider.ts';
import { reminderMessage } from '../domain/messages/reminder.ts';
import { secondFactorMessage } from '../domain/messages/second-factor.ts';
import { viewOf } from '../domain/messages/session-view.ts';
import { stepReminderMessage } from '../domain/messages/step-reminder.ts';
import { storyDecidedMessage } from '../domain/messages/story.ts';
import {
  responseHelpedMessage,
  supportRequestedMessage,
  supportRespondedMessage,
} from '../domain/messages/support.ts';
import { restoredMessage, suspendedMessage } from '../domain/messages/suspension.ts';
import { thanksMessage } from '../domain/messages/thanks.ts';
import { aPayment, aSession } from './samples.ts';

const [learner, mentor] = (['learner', 'mentor'] as const).map((role) =>
  viewOf(
    aSession({ topic: 'First steps', userNotes: 'I am lost.\n\nHelp?', aboutTitle: 'Find your footing' }),
    role,
  ),
) as [ReturnType<typeof viewOf>, ReturnType<typeof viewOf>];
const previousStart = '2037-12-01T08:00:00.000Z';
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

const support = {
  ...{ requestId: 'q1', title: 'A mentee writes every night', authorId: 2, authorName: 'Rosa Delgado' },
  ...{ category: 'boundaries' as const, urgency: 'high' as const, skillsNeeded: ['Rest', 'Boundaries'] },
};

const peerView = peer.peerViewOf(
  {
    ...{ sessionId: 'e1', title: 'The first five minutes', hostId: 2, hostName: 'Rosa Delgado', sequence: 0 },
    ...{
      startsAt: '2037-12-01T18:00:00.000Z',
      endsAt: '2037-12-01T19:00:00.000Z',
      timezone: 'Europe/Madrid',
    },
    location: null,
  },
  { userId: 7, timezone: 'America/Lima' },
);

/** A message of each kind; a new kind does not compile until it has one. */
export const messagesByKind: Record<MessageKind, Message> = {
  'session-booked': bookedMessage(mentor),
  'session-moved': movedMessage(learner, { previousStart, movedBy: 'mentor' }),
  'session-cancelled': cancelledMessage(learner, { cancelledBy: 'mentor', refundCents: 2_500 }),
  'session-no-show': noShowMessage(learner, { absent: 'mentor', refundCents: 2_500 }),
  'no-show-reported': reportedMessage(mentor, { claim: 'I waited.', respondBy: '2037-12-03T01:30:00.000Z' }),
  'no-show-contested': contestedMessage(learner, { response: 'I was there.' }),
  'no-show-dismissed': dismissedMessage(learner, {
    ...{ reason: 'Both opened the meeting.', payBy: '2037-12-05T01:30:00.000Z' },
  }),
  'no-show-case': caseMessage({ ...aSession(), reportedBy: 'learner', response: 'I was there.' }),
  'session-completed': completedMessage(learner, { payBy: null }),
  'session-payment-due': completedMessage(learner, { payBy: '2037-12-05T01:30:00.000Z' }),
  'session-reminder': reminderMessage(learner, { before: '1h' }),
  'step-reminder': stepReminderMessage({
    ...{
      userId: 7,
      roadmapId: 'r1',
      roadmapTitle: 'Out of debt',
      stepId: 's1',
      stepTitle: 'Open one envelope',
    },
  }),
  'application-approved': approvedMessage(),
  'application-rejected': rejectedMessage(),
  'account-deletion': deletionScheduledMessage('lea', new Date('2037-12-05T01:30:00.000Z')),
  'password-recovery': recoveryMessage({ token: 'abc-DEF_123', code: '012345' }, 30),
  'password-changed': passwordChangedMessage('changed'),
  'second-factor-changed': secondFactorMessage('passkey-added', 'Blue phone'),
  'email-confirmation': confirmEmailMessage('abc-DEF_123', 24),
  'email-change': changeEmailMessage('abc-DEF_123', 'lee', 60),
  'email-changed': formerEmailMessage('abc-DEF_123', 'new@learners.example', 48),
  'new-device': newDeviceMessage({ device: 'Firefox on Linux', network: '', at: '2037-11-22T20:05:00.000Z' }),
  'payment-receipt': receiptMessage(aPayment()),
  'refund-settled': refundSettledMessage({
    ...refund,
    reason: 'cancelled',
    settledAt: '2037-11-22T20:05:00.000Z',
  }),
  'payments-refused': providerRefusingMessage({
    ...{ provider: 'stripe', reason: 'key', message: 'no such key', since: '2037-12-05T01:30:00.000Z' },
  }),
  'payment-disputed': disputeMessage(dispute, 'admin'),
  'refund-stuck': refundStuckMessage({ ...refund, lastError: 'card closed', isReturned: false }),
  'story-published': storyDecidedMessage({ ...decision, state: 'published', reason: null }),
  'story-rejected': storyDecidedMessage({ ...decision, state: 'rejected', reason: 'It names a person.' }),
  'thanks-given': thanksMessage({
    ...{ roadmapId: 'r1', mentorId: 8, title: 'Out of debt', thanksId: 't1', userId: 1, username: 'lea' },
    ...{ line: 'The second step held me.', isFirst: true },
  }),
  'support-requested': supportRequestedMessage({ ...support, mentorIds: [7] }),
  'support-responded': supportRespondedMessage({
    ...support,
    ...{ responseId: 'p1', text: 'I reply between nine and six.\n\nIt held both of us.', toIds: [8] },
  }),
  'support-helped': responseHelpedMessage({ ...support, responseId: 'p1', responderId: 7 }),
  'peer-registered': peer.peerRegisteredMessage(peerView),
  'peer-moved-up': peer.peerMovedUpMessage(peerView),
  'peer-left': peer.peerLeftMessage(peerView),
  'peer-changed': peer.peerEditedMessage(peerView, { previousStart }, true),
  'peer-cancelled': peer.peerCancelledMessage(peerView, { reason: 'I am ill.' }, true),
  'peer-reminder': peer.peerReminderMessage(peerView, { before: '1h' }),
  'account-suspended': suspendedMessage('He sold what he does not own.'),
  'account-restored': restoredMessage(),
  'roadmap-hidden': roadmapHiddenMessage(hidden),
  'roadmap-restored': roadmapRestoredMessage(hidden),
  'item-hidden': itemHiddenMessage(item),
  'item-restored': itemRestoredMessage(item),
  'report-resolved': reportResolvedMessage(report),
};
