import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageOf } from '../paging.ts';
import { Success } from '../success.ts';
import {
  ChangeThreadBody,
  EditMessageBody,
  FoundMessage,
  ListMessagesQuery,
  ListThreadsQuery,
  MarkReadBody,
  Message,
  MessageCounts,
  MessagePage,
  MessagePartner,
  MessageReport,
  MessageSettings,
  MessageThread,
  ReportedThread,
  ReportedThreadQuery,
  ReportMessageBody,
  ResolveMessageReportBody,
  SearchMessagesQuery,
  SendMessageBody,
  SentMessage,
} from './messages.ts';
import { ListReportedQuery } from './moderation.ts';

const UserId = z.coerce.number<number>().int().min(1).max(2_147_483_647);
const OfPerson = z.object({ userId: UserId });
const ThreadId = z.uuid('This is not an id of a thread');
const OfThread = z.object({ id: ThreadId });
const OfMessage = z.object({ id: z.uuid('This is not an id of a message') });

export const ListThreads = endpoint('GET /api/messages', {
  subject: 'community.message-threads',
  summary: "The caller's threads, latest message first",
  input: ListThreadsQuery,
  output: pageOf(MessageThread),
});
export const GetMessageCounts = endpoint('GET /api/messages/counts', {
  subject: 'community.message-counts',
  summary: "The caller's unread messages and waiting requests",
  input: z.object({}),
  output: MessageCounts,
});
export const SearchMessages = endpoint('GET /api/messages/search', {
  subject: 'community.search-messages',
  summary: "Searches the caller's own threads, newest first",
  input: SearchMessagesQuery,
  output: pageOf(FoundMessage),
});
export const GetMessageSettings = endpoint('GET /api/messages/settings', {
  subject: 'community.message-settings',
  summary: 'Whether the caller shares what they have read',
  input: z.object({}),
  output: MessageSettings,
});
export const ChangeMessageSettings = endpoint('PUT /api/messages/settings', {
  subject: 'community.change-message-settings',
  summary: 'Shares what the caller has read, or stops it',
  input: z.object({ body: MessageSettings }),
  output: MessageSettings,
});
/** Error: NOT_FOUND (no such person, or one who blocked the caller before any thread). */
export const GetMessagePartner = endpoint('GET /api/messages/with/{userId}', {
  subject: 'community.message-partner',
  summary: 'How the caller can write to a person, and their thread',
  input: OfPerson,
  output: MessagePartner,
});
/**
 * Stored once per `clientId` of the caller: sent again, it answers the same message. A first message to a mentor the caller
 * shares no session, followed roadmap or accepted request with becomes a request. Errors: NOT_FOUND (person, reply, step, file),
 * FORBIDDEN (blocked, declined, a request that waits, neither is a mentor), RATE_LIMITED.
 */
export const SendMessage = endpoint('POST /api/messages/with/{userId}', {
  subject: 'community.send-message',
  quota: 'message',
  status: 201,
  summary: 'Sends a message to a person; the first one begins a thread',
  input: OfPerson.extend({ body: SendMessageBody }),
  output: SentMessage,
});
/** Error: NOT_FOUND (also for threads of others), as of all below. */
export const ListMessages = endpoint('GET /api/messages/threads/{id}', {
  subject: 'community.messages',
  summary: 'A page of a thread, oldest first',
  input: OfThread.extend(ListMessagesQuery.shape),
  query: ListMessagesQuery,
  output: MessagePage,
});
/** `accept` and `decline` by the receiver of a request only; CONFLICT when it was decided in the other way. */
export const ChangeThread = endpoint('PATCH /api/messages/threads/{id}', {
  subject: 'community.change-thread',
  summary: 'Mutes or blocks, accepts or declines a request',
  input: OfThread.extend({ body: ChangeThreadBody }),
  output: MessageThread,
});
/** Never goes back. */
export const MarkThreadRead = endpoint('POST /api/messages/threads/{id}/read', {
  subject: 'community.mark-thread-read',
  summary: 'Marks messages as read, up to a number',
  input: OfThread.extend({ body: MarkReadBody }),
  output: MessageThread,
});
/** Errors: FORBIDDEN (of the other person), RULE_REFUSED (later than 15 minutes, or deleted), as of the next one. */
export const EditMessage = endpoint('PATCH /api/messages/{id}', {
  subject: 'community.edit-message',
  quota: 'message',
  summary: "Changes the text of one of the caller's messages",
  input: OfMessage.extend({ body: EditMessageBody }),
  output: Message,
});
export const DeleteMessage = endpoint('DELETE /api/messages/{id}', {
  subject: 'community.delete-message',
  summary: "Deletes one of the caller's messages for both",
  input: OfMessage,
  output: Message,
});
/** Errors: FORBIDDEN (an own message), CONFLICT while a report of the same message by the caller is open. */
export const ReportMessage = endpoint('POST /api/messages/{id}/report', {
  subject: 'community.report-message',
  quota: 'report',
  status: 201,
  summary: 'Reports a message; the admins see the thread up to it',
  input: OfMessage.extend({ body: ReportMessageBody }),
  output: Success,
});

export const ListMessageReports = endpoint('GET /api/admin/message-reports', {
  subject: 'community.message-reports',
  roles: ['admin'],
  summary: 'Reported messages: open ones, oldest first, or resolved ones, newest first',
  input: ListReportedQuery,
  output: pageOf(MessageReport),
});
/** Recorded in the audit of admin actions. */
export const GetReportedThread = endpoint('GET /api/admin/message-reports/{id}', {
  subject: 'community.reported-thread',
  roles: ['admin'],
  summary: 'A reported thread up to the reported message',
  input: OfMessage.extend(ReportedThreadQuery.shape),
  query: ReportedThreadQuery,
  output: ReportedThread,
});
/** Informs the reporter. Error: CONFLICT when it is resolved already. */
export const ResolveMessageReport = endpoint('POST /api/admin/message-reports/{id}/resolve', {
  subject: 'community.resolve-message-report',
  roles: ['admin'],
  quota: 'decision',
  summary: 'Resolves a report of a message; informs the reporter',
  input: OfMessage.extend({ body: ResolveMessageReportBody }),
  output: MessageReport,
});
