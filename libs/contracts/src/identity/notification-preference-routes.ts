import { route } from '../route.ts';
import type {
  MailSubscription,
  MailSubscriptionBody,
  NotificationPreference,
  NotificationPreferenceBody,
} from './notification-preferences.ts';

const PREFERENCES = '/api/account/notification-preferences';

export const getNotificationPreferences = route<{ response: NotificationPreference[] }>('GET', PREFERENCES);
export const changeNotificationPreference = route<{
  body: NotificationPreferenceBody;
  response: NotificationPreference[];
}>('PATCH', PREFERENCES);
export const getMailSubscription = route<{ query: { token: string }; response: MailSubscription }>(
  'GET',
  '/api/mail-subscription',
);
export const changeMailSubscription = route<{ body: MailSubscriptionBody; response: MailSubscription }>(
  'PUT',
  '/api/mail-subscription',
);
/** For mail programs (RFC 8058): the body is ignored, and may be a form. */
export const unsubscribe = route<{ query: { token: string }; response: MailSubscription }>(
  'POST',
  '/api/unsubscribe',
);
