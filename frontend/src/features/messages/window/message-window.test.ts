import { describe, expect, it } from '@jest/globals';
import { aMessage, aPage, aThread, messagesFrom } from '#testing/message-samples.ts';
import {
  addEarlier,
  addLater,
  MAX_SHOWN,
  type MessageWindow,
  mergeNewest,
  openWindow,
  replaceMessage,
} from './message-window.ts';

const windowOf = (first: number, last: number, given: Partial<MessageWindow> = {}): MessageWindow => ({
  messages: messagesFrom(first, last),
  hasEarlier: true,
  hasLater: false,
  readUpTo: null,
  ...given,
});
const numbers = ({ messages }: MessageWindow) => messages.map(({ number }) => number);
const bounds = (window: MessageWindow) => [numbers(window).at(0), numbers(window).at(-1)];

describe('the window of a thread', () => {
  it('knows up to where the thread was read when something is unread', () => {
    const page = aPage(messagesFrom(1, 5));
    expect(openWindow(page).readUpTo).toBeNull();
    expect(openWindow({ ...page, thread: aThread({ unread: 2, readUpTo: 3 }) }).readUpTo).toBe(3);
  });

  it('grows at both ends without repeating messages', () => {
    const earlier = addEarlier(windowOf(51, 60), aPage(messagesFrom(41, 51), { hasEarlier: true }));
    expect(numbers(earlier)).toEqual(numbers(windowOf(41, 60)));
    const later = addLater(windowOf(41, 50, { hasLater: true }), aPage(messagesFrom(50, 60)));
    expect(numbers(later)).toEqual(numbers(windowOf(41, 60)));
    expect(later.hasLater).toBe(false);
  });

  it('drops the far end beyond its limit, which can be loaded again', () => {
    const full = windowOf(1_001, 1_000 + MAX_SHOWN);
    const up = addEarlier(full, aPage(messagesFrom(951, 1_000), { hasEarlier: true }));
    expect(bounds(up)).toEqual([951, 950 + MAX_SHOWN]);
    expect(up.hasLater).toBe(true);
    const down = addLater(
      { ...up, hasEarlier: false },
      aPage(messagesFrom(951 + MAX_SHOWN, 1_000 + MAX_SHOWN)),
    );
    expect(bounds(down)).toEqual([1_001, 1_000 + MAX_SHOWN]);
    expect(down.hasEarlier).toBe(true);
  });

  it('takes over new and changed messages of the newest page', () => {
    const page = aPage([aMessage(9, { text: 'Changed' }), ...messagesFrom(10, 12)]);
    const merged = mergeNewest(windowOf(5, 10), page);
    expect(bounds(merged)).toEqual([5, 12]);
    expect(merged.messages.find(({ number }) => number === 9)?.text).toBe('Changed');
  });

  it('does not join messages over a gap', () => {
    const merged = mergeNewest(windowOf(1, 10), aPage(messagesFrom(61, 110)));
    expect(bounds(merged)).toEqual([1, 10]);
    expect(merged.hasLater).toBe(true);
  });

  it('keeps a message that is newer than the page', () => {
    expect(bounds(mergeNewest(windowOf(1, 10), aPage(messagesFrom(1, 9))))).toEqual([1, 10]);
  });

  it('replaces one message, and nothing if it is not loaded', () => {
    const window = windowOf(1, 3);
    expect(replaceMessage(window, aMessage(2, { isDeleted: true, text: '' })).messages[1]?.isDeleted).toBe(
      true,
    );
    expect(replaceMessage(window, aMessage(9))).toBe(window);
  });
});
