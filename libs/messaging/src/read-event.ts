import type { JsMsg } from '@nats-io/jetstream';
import { type AnyEventType, EventEnvelope } from '@waymark/contracts/events';
import type { DeadLetter } from './dead-letters.ts';
import { hasOnlyUnknownValues } from './unknown-values.ts';

/** Retrying cannot help. */
export class Unreadable extends Error {}

/**
 * The event of a message. Throws Unreadable if it violates its contract, but another error if only values are unknown: a
 * newer process of the service, which may read them, gets the next delivery.
 */
export function readEvent(message: JsMsg, { data }: AnyEventType): EventEnvelope {
  const content = tryJson(message);
  const read = EventEnvelope.extend({ data }).safeParse(content);
  if (read.success) return read.data;
  const { error: cause } = read;
  if (hasOnlyUnknownValues(cause, content)) throw new Error('the event has an unknown value', { cause });
  throw new Unreadable('the event violates its contract', { cause });
}

/** What is stored of an event that could not be applied. */
export function toDeadLetter(
  message: JsMsg,
  { service, consumer, error }: { service: string; consumer: string; error: unknown },
): DeadLetter {
  const envelope = EventEnvelope.safeParse(tryJson(message));
  return {
    envelope: envelope.success ? envelope.data : null,
    ...(envelope.success ? {} : { raw: message.string().slice(0, 10_000) }),
    subject: message.subject,
    service,
    consumer,
    error: describe(error),
    deliveries: message.info.deliveryCount,
    streamSequence: message.info.streamSequence,
    diedAt: new Date().toISOString(),
  };
}

function tryJson(message: JsMsg): unknown {
  try {
    return message.json();
  } catch {
    return undefined;
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 2_000);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.name}: ${error.message}${cause}`.slice(0, 2_000);
}
