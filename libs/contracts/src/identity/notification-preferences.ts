import { z } from 'zod';
import { type NotificationTopic, notificationChannels, notificationTopics } from './notification-topics.ts';

const NotificationTopicName = z.enum(Object.keys(notificationTopics) as NotificationTopic[]);
const Channel = z.enum(notificationChannels);

/** A topic with what is on. `fixed`: channels that cannot be turned off. */
export const NotificationPreference = z
  .object({ topic: NotificationTopicName, product: z.boolean(), mail: z.boolean(), fixed: z.array(Channel) })
  .meta({ id: 'NotificationPreference' });
export type NotificationPreference = z.infer<typeof NotificationPreference>;

export const NotificationPreferenceBody = z
  .object({ topic: NotificationTopicName, channel: Channel, enabled: z.boolean() })
  .meta({ id: 'NotificationPreferenceBody' });
export type NotificationPreferenceBody = z.infer<typeof NotificationPreferenceBody>;

/** From a mail: identifies one user and one topic, and allows nothing but turning its mails off and on. */
export const SubscriptionToken = z
  .string({ error: 'This link is incomplete. Please use the link from your email.' })
  .regex(
    /^[1-9]\d{0,9}\.[a-z]{1,30}\.[\w-]{43}$/,
    'This link is incomplete. Please copy all of it from your email.',
  );

/** Whether mails of a topic are on, for the user of a token. */
export const MailSubscription = z
  .object({ topic: NotificationTopicName, subscribed: z.boolean() })
  .meta({ id: 'MailSubscription' });
export type MailSubscription = z.infer<typeof MailSubscription>;

export const MailSubscriptionBody = z
  .object({ token: SubscriptionToken, subscribed: z.boolean() })
  .meta({ id: 'MailSubscriptionBody' });
export type MailSubscriptionBody = z.infer<typeof MailSubscriptionBody>;
