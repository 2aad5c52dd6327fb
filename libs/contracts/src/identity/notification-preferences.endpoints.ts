import { z } from 'zod';
import { endpoint, gatewayEndpoint } from '../endpoint.ts';
import {
  MailSubscription,
  MailSubscriptionBody,
  NotificationPreference,
  NotificationPreferenceBody,
  SubscriptionToken,
} from './notification-preferences.ts';

const Preferences = z.array(NotificationPreference);

/** Every topic, in the order of the settings. */
export const GetNotificationPreferences = endpoint('GET /api/account/notification-preferences', {
  subject: 'identity.notification-preferences',
  summary: 'What the caller gets in Waymark and by mail, by topic',
  input: z.object({}),
  output: Preferences,
});

/** Responds with every topic. Error: RULE_REFUSED with the issue `enabled` (the channel is fixed). */
export const ChangeNotificationPreference = endpoint('PATCH /api/account/notification-preferences', {
  subject: 'identity.change-notification-preference',
  summary: 'Turns a topic on or off on one channel; 422 where it is fixed',
  input: NotificationPreferenceBody,
  output: Preferences,
});

/** Error: VALIDATION with the issue `token` (not one of ours). */
export const GetMailSubscription = endpoint('GET /api/mail-subscription', {
  subject: 'identity.mail-subscription',
  access: 'none',
  summary: 'Whether mails of a topic are on, by the token of a mail',
  input: z.object({ token: SubscriptionToken }),
  output: MailSubscription,
});

/** Idempotent. Error: VALIDATION with the issue `token` (not one of ours). */
export const ChangeMailSubscription = endpoint('PUT /api/mail-subscription', {
  subject: 'identity.change-mail-subscription',
  access: 'none',
  summary: 'Turns mails of a topic off or on, by the token of a mail',
  input: MailSubscriptionBody,
  output: MailSubscription,
});

// Served by controllers of the gateway.

/** For mail programs (RFC 8058): the body is ignored, and may be a form. */
export const UnsubscribeEndpoint = gatewayEndpoint('POST /api/unsubscribe', {
  access: 'none',
  summary: 'Turns mails of a topic off with one click in a mail program (RFC 8058)',
  query: z.object({ token: SubscriptionToken }),
  output: MailSubscription,
});
