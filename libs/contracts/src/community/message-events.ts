import { z } from 'zod';
import { defineEvent } from '../events.ts';
import { defineSignal } from '../live.ts';

/** A message was sent, edited, deleted or read, or the thread changed. Audience: its two people. A signal without any text. */
export const ThreadMoved = defineSignal('community.thread.moved.v1', z.object({ threadId: z.string() }));

/**
 * Messages of a thread were unread for 15 minutes: identity informs the reader once, until they read. No text of the thread leaves
 * the service.
 */
export const MessagesUnread = defineEvent(
  'community.messages.unread.v1',
  z.object({
    userId: z.number().int(), // who is informed
    threadId: z.string(),
    fromName: z.string(),
    fromId: z.number().int(),
    count: z.number().int(),
    isRequest: z.boolean(),
  }),
);

/** An admin resolved a report of a message. `removed`: the message is gone for both. */
export const MessageReportResolved = defineEvent(
  'community.message-report.resolved.v1',
  z.object({
    reportId: z.string(),
    reporterId: z.number().int(),
    authorName: z.string(),
    outcome: z.enum(['dismissed', 'removed']),
  }),
);
