import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PageQuery, pageOf } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
import { Mail, MailSummary, MarkReadBody, Notification, UnreadCount } from './notifications.ts';

export const ListNotifications = endpoint('GET /api/notifications', {
  subject: 'identity.notifications',
  summary: "The caller's notifications, newest first",
  input: PageQuery,
  output: pageOf(Notification),
});
export const GetUnread = endpoint('GET /api/notifications/unread', {
  subject: 'identity.unread',
  summary: 'How many notifications are unread',
  input: z.object({}),
  output: UnreadCount,
});
export const MarkRead = endpoint('POST /api/notifications/read', {
  subject: 'identity.mark-read',
  summary: 'Marks some notifications as read, or all',
  input: MarkReadBody,
  output: UnreadCount,
});
/** NOT_FOUND outside of the demo: mails contain addresses of others. */
export const ListMails = endpoint('GET /api/dev/mails', {
  subject: 'identity.mails',
  access: 'none',
  demoOnly: true,
  summary: 'Mails of the demo, newest first; 404 outside of it',
  input: PageQuery,
  output: pageOf(MailSummary),
});
export const GetMail = endpoint('GET /api/dev/mails/{id}', {
  subject: 'identity.mail',
  access: 'none',
  demoOnly: true,
  summary: 'A mail of the demo with its text; 404 outside of it',
  input: z.object({ id: Id }),
  output: Mail,
});
