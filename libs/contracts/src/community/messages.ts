import { z } from 'zod';
import { ReportReason } from '../identity/reports.ts';
import { PageQuery } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
import { searchWords, text } from '../text.ts';
import { FileId } from './files.ts';
import { MAX_MESSAGE_FILES, MAX_MESSAGE_TEXT, MESSAGES_PAGE, threadStates } from './message-options.ts';

export const ThreadState = z.enum(threadStates);

/** The other person of a thread. `isGone`: the account is deleted; the name is then "Somebody who left". */
export const ThreadPerson = z.object({
  id: z.number().int(),
  name: z.string(),
  avatar: z.string().nullable(),
  isMentor: z.boolean(),
  isGone: z.boolean(),
});
export type ThreadPerson = z.infer<typeof ThreadPerson>;

/** A step that a message is about, as it was called when the message was sent. */
export const MessageStep = z.object({
  roadmapId: z.string(),
  stepId: z.string(),
  title: z.string(),
  roadmapTitle: z.string(),
});
export type MessageStep = z.infer<typeof MessageStep>;

/** `url`: served after a check at every request; null until the file was checked, or if it was refused. */
export const MessageFile = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string().nullable(), // by content
  size: z.number().int().nullable(), // bytes
  state: z.enum(['uploading', 'checking', 'ready', 'refused']),
  reason: z.string().nullable(), // why it was refused
  url: z.string().nullable(),
  isPicture: z.boolean(),
});
export type MessageFile = z.infer<typeof MessageFile>;

/**
 * `number`: position in its thread from 1, without gaps for its readers. `clientId`: made by the sender's device, by which a
 * message that is sent twice is stored once; null for the messages of others. `replyTo`: null if it is deleted.
 */
export const Message = z
  .object({
    id: z.string(),
    number: z.number().int(),
    clientId: z.string().nullable(),
    isMine: z.boolean(),
    text: z.string(), // empty if deleted
    replyTo: z
      .object({ id: z.string(), number: z.number().int(), isMine: z.boolean(), text: z.string() })
      .nullable(),
    step: MessageStep.nullable(),
    files: z.array(MessageFile),
    sentAt: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable(),
    isDeleted: z.boolean(),
    changeableUntil: z.iso.datetime().nullable(), // null: not the caller's, or too late
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof Message>;

/** A thread as the caller sees it: two people have one. */
export const MessageThread = z
  .object({
    id: z.string(),
    with: ThreadPerson,
    state: ThreadState,
    isRequester: z.boolean(), // of a request or declined one: the caller wrote first
    isMuted: z.boolean(), // counts no unread messages, mails nothing
    isBlocked: z.boolean(), // by the caller
    canWrite: z.boolean(),
    whyNot: z.string().nullable(), // a sentence for the caller; null if they can write
    unread: z.number().int(),
    lastNumber: z.number().int(), // of the newest message; 0: none
    readUpTo: z.number().int(), // by the caller: number of a message
    seenUpTo: z.number().int().nullable(), // by the other person; null: one of both does not share it
    last: z.object({ isMine: z.boolean(), text: z.string(), at: z.iso.datetime() }).nullable(), // its first 200 characters
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'MessageThread' });
export type MessageThread = z.infer<typeof MessageThread>;

/** How the caller stands to a person, before a thread exists and after. `thread`: null before the first message. */
export const MessagePartner = z
  .object({
    person: ThreadPerson,
    thread: MessageThread.nullable(),
    isRequest: z.boolean(), // a first message would be a request
    canWrite: z.boolean(),
    whyNot: z.string().nullable(),
    replyTime: z.enum(['hour', 'day', 'days', 'week']).nullable(), // measured; null: too few replies to say
  })
  .meta({ id: 'MessagePartner' });
export type MessagePartner = z.infer<typeof MessagePartner>;

/** `inbox`: all but requests that wait for the caller and declined ones. `requests`: those that wait for the caller. */
export const ListThreadsQuery = PageQuery.extend({
  box: z.enum(['inbox', 'requests'], { error: 'box can be inbox or requests' }).default('inbox'),
});

/** One page of a thread, oldest first. Without `before`, `after` and `around`: the newest. All are numbers of messages. */
export const ListMessagesQuery = z.object({
  limit: z.coerce.number<number>().int().min(1).max(100).default(MESSAGES_PAGE),
  before: z.coerce.number<number>().int().min(1).optional(),
  after: z.coerce.number<number>().int().min(0).optional(),
  around: z.coerce.number<number>().int().min(1).optional(),
});

export const MessagePage = z
  .object({
    thread: MessageThread,
    messages: z.array(Message),
    hasEarlier: z.boolean(),
    hasLater: z.boolean(),
  })
  .meta({ id: 'MessagePage' });
export type MessagePage = z.infer<typeof MessagePage>;

const MessageText = text('A message', MAX_MESSAGE_TEXT, 0).default('');

/** `replyTo`: id of a message of the same thread. `files`: of the caller, uploaded with the purpose `message`. */
export const SendMessageBody = z
  .object({
    clientId: z.uuid('clientId is a UUID'),
    text: MessageText,
    replyTo: z.uuid().nullish(),
    step: z.object({ roadmapId: Id, stepId: Id }).nullish(),
    files: z.array(FileId).max(MAX_MESSAGE_FILES, `At most ${MAX_MESSAGE_FILES} files`).default([]),
  })
  .refine(({ text, files, step }) => text !== '' || files.length > 0 || step, {
    path: ['text'],
    message: 'Write something first.',
  })
  .meta({ id: 'SendMessageBody' });
export type SendMessageBody = z.infer<typeof SendMessageBody>;

/** `thread`: as it is for the sender now. */
export const SentMessage = z.object({ message: Message, thread: MessageThread }).meta({ id: 'SentMessage' });
export type SentMessage = z.infer<typeof SentMessage>;

export const EditMessageBody = z
  .object({ text: text('A message', MAX_MESSAGE_TEXT) })
  .meta({ id: 'EditMessageBody' });

/** Absent fields stay. Decline and accept of a request: `request`. */
export const ChangeThreadBody = z
  .object({
    isMuted: z.boolean().optional(),
    isBlocked: z.boolean().optional(),
    request: z.enum(['accept', 'decline']).optional(),
  })
  .meta({ id: 'ChangeThreadBody' });

export const MarkReadBody = z.object({ upTo: z.number().int().min(0) }).meta({ id: 'MarkThreadReadBody' });

/** Found in the caller's own threads, newest first. `start`, `end`: of the first match in `text`. */
export const FoundMessage = z
  .object({ threadId: z.string(), with: ThreadPerson, message: Message })
  .meta({ id: 'FoundMessage' });
export const SearchMessagesQuery = PageQuery.extend({ q: searchWords });

/** `unread`: messages of threads that are not muted. `requests`: that wait for the caller. */
export const MessageCounts = z
  .object({ unread: z.number().int(), threads: z.number().int(), requests: z.number().int() })
  .meta({ id: 'MessageCounts' });
export type MessageCounts = z.infer<typeof MessageCounts>;

/** `sharesRead`: others see what the caller has read, and the caller sees what they have read. */
export const MessageSettings = z.object({ sharesRead: z.boolean() }).meta({ id: 'MessageSettings' });
export type MessageSettings = z.infer<typeof MessageSettings>;

/** Of a message of the other person. The admins get the thread up to this message, and nothing after it. */
export const ReportMessageBody = z
  .object({
    reason: ReportReason,
    text: text('A description', 1_000, 0).default(''),
    block: z.boolean().default(false), // blocks the person as well
  })
  .refine(({ reason, text }) => reason !== 'other' || text !== '', {
    path: ['text'],
    message: 'Please describe what is wrong.',
  })
  .meta({ id: 'ReportMessageBody' });

export const MessageReportState = z.enum(['open', 'resolved'], { error: 'state can be open or resolved' });
const ReportPerson = z.object({ id: z.number().int(), name: z.string() });

/** For admins. */
export const MessageReport = z
  .object({
    id: z.string(),
    reason: ReportReason,
    text: z.string(),
    reporter: ReportPerson,
    author: ReportPerson, // of the reported message
    reportedNumber: z.number().int(),
    createdAt: z.iso.datetime(),
    resolution: z
      .object({
        outcome: z.enum(['dismissed', 'removed']),
        note: z.string(),
        by: z.string(),
        at: z.iso.datetime(),
      })
      .nullable(),
  })
  .meta({ id: 'MessageReport' });
export type MessageReport = z.infer<typeof MessageReport>;

/** A message as it was when it was reported. */
export const ReportedMessage = z.object({
  number: z.number().int(),
  author: ReportPerson,
  text: z.string(),
  files: z.array(z.object({ name: z.string(), url: z.string().nullable() })),
  sentAt: z.iso.datetime(),
  isDeleted: z.boolean(),
});

export type ReportedMessage = z.infer<typeof ReportedMessage>;

/** Newest page first: `before` is a number of a message. Nothing after the reported message is ever shown. */
export const ReportedThreadQuery = z.object({
  limit: z.coerce.number<number>().int().min(1).max(100).default(MESSAGES_PAGE),
  before: z.coerce.number<number>().int().min(1).optional(),
});
export const ReportedThread = z
  .object({ report: MessageReport, messages: z.array(ReportedMessage), hasEarlier: z.boolean() })
  .meta({ id: 'ReportedThread' });

/** `removed`: the reported message is removed for both. `note`: for admins. */
export const ResolveMessageReportBody = z
  .object({ outcome: z.enum(['dismissed', 'removed']), note: text('A note', 1_000, 3) })
  .meta({ id: 'ResolveMessageReportBody' });
