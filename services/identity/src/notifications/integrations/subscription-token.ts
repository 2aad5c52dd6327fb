import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NotificationTopic } from '@waymark/contracts/identity/notification-topics';
import { optionalMailTopic } from '../domain/topic-of.ts';

/** A user and a topic whose mails can be turned off. */
export interface Subscription {
  userId: number;
  topic: NotificationTopic;
}

/** `<user>.<topic>.<signature>`, signed with the user's own key. It does not expire, since people refer to old mails. */
export const subscriptionToken = ({ userId, topic }: Subscription, key: string): string =>
  `${userId}.${topic}.${signature(userId, topic, key)}`;

/** What the token claims to be, not verified; null if it cannot be a token. */
export function claimOf(token: string): Subscription | null {
  const [id = '', name = ''] = token.split('.');
  const topic = optionalMailTopic(name);
  const userId = Number(id);
  return topic && Number.isInteger(userId) && userId <= 2_147_483_647 ? { userId, topic } : null;
}

/** Whether the token was signed with the key of the user it names. */
export function isSigned(token: string, { userId, topic }: Subscription, key: string): boolean {
  const [given, expected] = [Buffer.from(token), Buffer.from(subscriptionToken({ userId, topic }, key))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const signature = (userId: number, topic: string, key: string): string =>
  createHmac('sha256', key).update(`mail-subscription:${userId}:${topic}`).digest('base64url');
