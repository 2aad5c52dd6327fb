import { route } from '../route.ts';
import type { Mail, MailSummary, MarkReadBody, Notification, UnreadCount } from './notifications.ts';

export const listNotifications = route<{
  query: { limit?: number; cursor?: string };
  response: Notification[];
}>('GET', '/api/notifications');
export const getUnread = route<{ response: UnreadCount }>('GET', '/api/notifications/unread');
export const markRead = route<{ body: MarkReadBody; response: UnreadCount }>(
  'POST',
  '/api/notifications/read',
);
export const listMails = route<{ query: { limit?: number; cursor?: string }; response: MailSummary[] }>(
  'GET',
  '/api/dev/mails',
);
export const getMail = route<{ params: { id: string }; response: Mail }>('GET', '/api/dev/mails/{id}');
