import type {
  Message,
  MessagePage,
  MessagePartner,
  MessageThread,
  ThreadPerson,
} from '@waymark/contracts/community/messages';

export const THREAD = '0190a000-0000-7000-8000-000000000001';
export const SENT_AT = '2026-11-30T10:00:00.000Z';

export const aPerson = (given: Partial<ThreadPerson> = {}): ThreadPerson => ({
  ...{ id: 2, name: 'Rosa Delgado', avatar: null, isMentor: true, isGone: false },
  ...given,
});

/** An open thread with Rosa, in which all is read. */
export const aThread = (given: Partial<MessageThread> = {}): MessageThread => ({
  ...{ id: THREAD, with: aPerson(), state: 'open', isRequester: false, isMuted: false, isBlocked: false },
  ...{ canWrite: true, whyNot: null, unread: 0, lastNumber: 2, readUpTo: 2, seenUpTo: null },
  ...{ last: { isMine: false, text: 'Good morning', at: SENT_AT }, updatedAt: SENT_AT },
  ...given,
});

export const aMessage = (number: number, given: Partial<Message> = {}): Message => ({
  ...{ id: `0190a000-0000-7000-9000-${String(number).padStart(12, '0')}`, number, clientId: null },
  ...{ isMine: false, text: `Message ${number}`, replyTo: null, step: null, files: [] },
  ...{ sentAt: SENT_AT, editedAt: null, isDeleted: false, changeableUntil: null },
  ...given,
});

/** Messages from one number to another. */
export const messagesFrom = (first: number, last: number): Message[] =>
  Array.from({ length: last - first + 1 }, (_, index) => aMessage(first + index));

export const aPage = (messages: Message[], given: Partial<MessagePage> = {}): MessagePage => ({
  thread: aThread({ lastNumber: messages.at(-1)?.number ?? 0, readUpTo: messages.at(-1)?.number ?? 0 }),
  messages,
  hasEarlier: false,
  hasLater: false,
  ...given,
});

export const aPartner = (given: Partial<MessagePartner> = {}): MessagePartner => ({
  ...{
    person: aPerson(),
    thread: aThread(),
    isRequest: false,
    canWrite: true,
    whyNot: null,
    replyTime: null,
  },
  ...given,
});
