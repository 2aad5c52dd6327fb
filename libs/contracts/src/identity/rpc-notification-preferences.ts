import { z } from 'zod';
import { defineRpc } from '../rpc.ts';
import {
  MailSubscription,
  MailSubscriptionBody,
  NotificationPreference,
  NotificationPreferenceBody,
  SubscriptionToken,
} from './notification-preferences.ts';

const Preferences = z.array(NotificationPreference);

/** Every topic, in the order of the settings. */
export const GetNotificationPreferences = defineRpc('identity.notification-preferences', {
  input: z.object({}),
  output: Preferences,
});

/** Responds with every topic. Error: RULE_REFUSED with the issue `enabled` (the channel is fixed). */
export const ChangeNotificationPreference = defineRpc('identity.change-notification-preference', {
  input: NotificationPreferenceBody,
  output: Preferences,
});

/** Error: VALIDATION with the issue `token` (not one of ours). */
export const GetMailSubscription = defineRpc('identity.mail-subscription', {
  access: 'none',
  input: z.object({ token: SubscriptionToken }),
  output: MailSubscription,
});

/** Idempotent. Error: VALIDATION with the issue `token` (not one of ours). */
export const ChangeMailSubscription = defineRpc('identity.change-mail-subscription', {
  access: 'none',
  input: MailSubscriptionBody,
  output: MailSubscription,
});
