import { LRUCache } from 'lru-cache';

const WINDOW_MS = 15_000;
const MAX_SENDERS = 1_000;

interface Offsets {
  windowStart: number;
  current: number;
  previous: number;
}

/**
 * How long messages were under way, by clocks that need not agree: the smallest difference between the receiver's and the
 * sender's clock in the last two windows belongs to messages that did not wait. After a pause of a clock, as on a
 * suspended machine, ages are right again after two windows.
 */
export class MessageAges {
  private readonly senders = new LRUCache<string, Offsets>({ max: MAX_SENDERS });

  /** Milliseconds that the message waited; 0 for the first of a sender. Both times are of monotonic clocks. */
  ageOf(sender: string, sentAt: number, now = performance.now()): number {
    const offset = now - sentAt;
    const known = this.senders.get(sender) ?? { windowStart: now, current: offset, previous: offset };
    if (now - known.windowStart > WINDOW_MS) {
      known.previous = known.current;
      known.current = offset;
      known.windowStart = now;
    }
    known.current = Math.min(known.current, offset);
    this.senders.set(sender, known);
    return offset - Math.min(known.current, known.previous);
  }
}
