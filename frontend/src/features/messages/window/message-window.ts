import type { Message, MessagePage } from '@waymark/contracts/community/messages';

/** The loaded part of a thread: messages in a row without gaps, oldest first. */
export interface MessageWindow {
  messages: readonly Message[];
  hasEarlier: boolean;
  hasLater: boolean;
  /** The reader had read up to here when the thread was opened; null: nothing was unread. */
  readUpTo: number | null;
}

/** More are never on the page, however long the thread is. */
export const MAX_SHOWN = 300;

export const openWindow = ({ messages, hasEarlier, hasLater, thread }: MessagePage): MessageWindow => ({
  messages,
  hasEarlier,
  hasLater,
  readUpTo: thread.unread > 0 ? thread.readUpTo : null,
});

/** Adds the page before; the latest messages beyond the limit leave. */
export function addEarlier(window: MessageWindow, page: MessagePage): MessageWindow {
  const first = window.messages[0]?.number ?? Number.POSITIVE_INFINITY;
  const messages = [...page.messages.filter(({ number }) => number < first), ...window.messages];
  return {
    ...window,
    messages: messages.slice(0, MAX_SHOWN),
    hasEarlier: page.hasEarlier,
    hasLater: window.hasLater || messages.length > MAX_SHOWN,
  };
}

/** Adds the page after; the earliest messages beyond the limit leave. */
export function addLater(window: MessageWindow, page: MessagePage): MessageWindow {
  const last = window.messages.at(-1)?.number ?? 0;
  const messages = [...window.messages, ...page.messages.filter(({ number }) => number > last)];
  return { ...latest(window, messages), hasLater: page.hasLater };
}

/** Takes over the newest page: changed messages, and new ones if they follow without a gap. */
export function mergeNewest(window: MessageWindow, page: Pick<MessagePage, 'messages'>): MessageWindow {
  const read = new Map(page.messages.map((message) => [message.id, message]));
  const changed = { ...window, messages: window.messages.map((one) => read.get(one.id) ?? one) };
  const last = changed.messages.at(-1)?.number ?? 0;
  const added = page.messages.filter(({ number }) => number > last);
  if (added.length === 0) return changed;
  if (changed.hasLater || added[0]!.number > last + 1) return { ...changed, hasLater: true };
  return latest(changed, [...changed.messages, ...added]);
}

export function replaceMessage(window: MessageWindow, message: Message): MessageWindow {
  if (!window.messages.some(({ id }) => id === message.id)) return window;
  return { ...window, messages: window.messages.map((one) => (one.id === message.id ? message : one)) };
}

function latest(window: MessageWindow, messages: readonly Message[]): MessageWindow {
  return {
    ...window,
    messages: messages.slice(-MAX_SHOWN),
    hasEarlier: window.hasEarlier || messages.length > MAX_SHOWN,
  };
}
