import { z } from 'zod';
import { PageQuery, pageOf } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
import { defineRpc } from '../rpc.ts';
import { Mail, MailSummary, MarkReadBody, Notification, UnreadCount } from './notifications.ts';

export const ListNotifications = defineRpc('identity.notifications', {
  input: PageQuery,
  output: pageOf(Notification),
});
export const GetUnread = defineRpc('identity.unread', { input: z.object({}), output: UnreadCount });
export const MarkRead = defineRpc('identity.mark-read', { input: MarkReadBody, output: UnreadCount });
/** NOT_FOUND outside of the demo: mails contain addresses of others. */
export const ListMails = defineRpc('identity.mails', {
  access: 'none',
  input: PageQuery,
  output: pageOf(MailSummary),
});
export const GetMail = defineRpc('identity.mail', {
  access: 'none',
  input: z.object({ id: Id }),
  output: Mail,
});
