import {
  type NotificationChannel,
  type NotificationTopic,
  notificationTopics,
  whyFixed,
} from '@waymark/contracts/identity/notification-topics';
import type { MessageKind } from './messages/message.ts';

const topics: Record<MessageKind, NotificationTopic> = {
  'session-booked': 'sessions',
  'session-moved': 'sessions',
  'session-cancelled': 'sessions',
  'session-no-show': 'sessions',
  'no-show-reported': 'sessions',
  'no-show-contested': 'sessions',
  'no-show-dismissed': 'sessions',
  'no-show-case': 'sessions',
  'session-reminder': 'reminders',
  'step-reminder': 'steps',
  'session-completed': 'reviews',
  'session-payment-due': 'money',
  'payment-receipt': 'money',
  'refund-settled': 'money',
  'refund-stuck': 'money',
  'payment-disputed': 'money',
  'payments-refused': 'money',
  'story-published': 'reviews',
  'story-rejected': 'reviews',
  'thanks-given': 'thanks',
  'support-requested': 'community',
  'support-responded': 'community',
  'support-helped': 'community',
  'peer-registered': 'community',
  'peer-moved-up': 'community',
  'peer-left': 'community',
  'peer-changed': 'community',
  'peer-cancelled': 'community',
  'peer-reminder': 'reminders',
  'application-approved': 'applications',
  'application-rejected': 'applications',
  'account-deletion': 'security',
  'password-recovery': 'security',
  'password-changed': 'security',
  'second-factor-changed': 'security',
  'email-confirmation': 'security',
  'email-change': 'security',
  'email-changed': 'security',
  'new-device': 'security',
  'account-suspended': 'security',
  'account-restored': 'security',
  'roadmap-hidden': 'security',
  'roadmap-restored': 'security',
  'item-hidden': 'security',
  'item-restored': 'security',
  'report-resolved': 'reviews',
};

/** The topic that users choose notifications of this kind by. */
export const topicOf = (kind: MessageKind): NotificationTopic => topics[kind];

/** Something a user turned off. */
export interface Muted {
  topic: string;
  channel: string;
}

/** Whether a user gets messages of this kind on this channel. A fixed channel is always on. */
export function isWanted(kind: MessageKind, channel: NotificationChannel, muted: readonly Muted[]): boolean {
  const topic = topicOf(kind);
  if (whyFixed(topic, channel)) return true;
  return !muted.some((one) => one.topic === topic && one.channel === channel);
}

/** The topic with this name if its mails can be turned off, else null. */
export function optionalMailTopic(name: string): NotificationTopic | null {
  const topic = (Object.keys(notificationTopics) as NotificationTopic[]).find((known) => known === name);
  return topic && !whyFixed(topic, 'mail') ? topic : null;
}
