import {
  type NotificationChannel,
  type NotificationTopic,
  notificationTopics,
  whyFixed,
} from '@waymark/contracts/identity/notification-topics';
import { topics } from './notices/registry.ts';

/** The topic that users choose notifications of this kind by. */
export function topicOf(kind: string): NotificationTopic {
  const topic = topics.get(kind);
  if (!topic) throw new Error(`there is no message of kind ${kind}`);
  return topic;
}

/** Something a user turned off. */
export interface Muted {
  topic: string;
  channel: string;
}

/** Whether a user gets messages of this kind on this channel. A fixed channel is always on. */
export function isWanted(kind: string, channel: NotificationChannel, muted: readonly Muted[]): boolean {
  const topic = topicOf(kind);
  if (whyFixed(topic, channel)) return true;
  return !muted.some((one) => one.topic === topic && one.channel === channel);
}

/** The topic with this name if its mails can be turned off, else null. */
export function optionalMailTopic(name: string): NotificationTopic | null {
  const topic = (Object.keys(notificationTopics) as NotificationTopic[]).find((known) => known === name);
  return topic && !whyFixed(topic, 'mail') ? topic : null;
}
