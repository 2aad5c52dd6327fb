import type { AnyEventType, EventData } from '@waymark/contracts/events';
import type { NotificationTopic } from '@waymark/contracts/identity/notification-topics';
import type { SessionEvent } from '../session-event.ts';
import type { Appointment } from './appointment.ts';
import { type Message, type Text, toMessage } from './message.ts';

/** `topic`: what users choose notifications of this kind by. */
export interface Kind {
  kind: string;
  topic: NotificationTopic;
}

/** A message and its recipients: users by id, or all admins; without those of `except`. */
export interface Delivery {
  to: number[] | 'admins';
  except?: number[] | 'admins';
  message: Message;
  /** Leaves out those without a confirmed address, suspended, or about to delete their account. */
  onlyReachable?: boolean;
  /** What the mail does in calendars; absent: nothing. */
  calendar?: Appointment;
  /** A mail about the same session with a lower sequence that is still queued is not sent. */
  session?: { id: string; sequence: number };
  /** The mail is not sent after this instant. */
  expiresAt?: string;
}

/** The notification of a kind that an event causes. */
export interface Notice extends Kind {
  event: AnyEventType;
  /** Events per transaction. */
  maxBatch?: number;
  /** Of a session: after a newer event it is not sent. */
  step?: SessionEvent['type'];
  deliveries(data: unknown, now: Date): Delivery[];
}

type Audience<D> = 'admins' | ((data: D) => number[]);

interface NoticeOptions<D> extends Kind {
  to: Audience<D>;
  except?: Audience<D>;
  /** Which of the events cause it; absent: all. */
  when?(data: D): boolean;
  text(data: D): Text;
}

/** A notice with the same text for all recipients. */
export function notice<E extends AnyEventType>(
  event: E,
  { kind, topic, to, except, when, text }: NoticeOptions<EventData<E>>,
) {
  type D = EventData<E>;
  const resolve = (audience: Audience<D>, data: D) => (audience === 'admins' ? audience : audience(data));
  const message = (data: D): Message => toMessage(kind, text(data));
  const deliveries = (data: D): Delivery[] =>
    when?.(data) === false
      ? []
      : [{ to: resolve(to, data), except: except && resolve(except, data), message: message(data) }];
  return { event, kind, topic, message, deliveries };
}

/** A message that a use case of this service sends. Call it with what its text needs. */
export const ownMessage = <A extends unknown[]>(
  kind: string,
  topic: NotificationTopic,
  text: (...args: A) => Text,
): ((...args: A) => Message) & Kind =>
  Object.assign((...args: A) => toMessage(kind, text(...args)), { kind, topic });
