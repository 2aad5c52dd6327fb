import { z } from 'zod';

/** A fact that other services may consume. The type names its owner, the noun, the verb and a version: `roadmaps.roadmap.published.v1`. */
export interface EventType<D extends z.ZodType = z.ZodType> {
  readonly type: string;
  readonly data: D;
}

// biome-ignore lint/suspicious/noExplicitAny: a registry holds events of every type
export type AnyEventType = EventType<any>;
export type EventData<E extends AnyEventType> = z.infer<E['data']>;

export function defineEvent<D extends z.ZodType>(type: string, data: D): EventType<D> {
  return { type, data };
}

/** All events that contract modules export (`import * as events`). */
export const eventsIn = (...modules: object[]): AnyEventType[] =>
  modules.flatMap((module) => Object.values(module)).filter(isEventType);

const isEventType = (value: unknown): value is AnyEventType =>
  typeof value === 'object' && value !== null && 'type' in value && 'data' in value;

/** NATS subject an event travels on; the stream EVENTS holds `events.>`. */
export const eventSubject = (type: string): string => `events.${type}`;

/** The message. `id` is the outbox row's; `audience` lists the users whose open pages refetch. */
export const EventEnvelope = z.object({
  id: z.uuid(),
  type: z.string(),
  occurredAt: z.iso.datetime(),
  requestId: z.string(),
  actorId: z.number().int().nullable(),
  audience: z.array(z.number().int()),
  data: z.unknown(),
});
export type EventEnvelope<D = unknown> = Omit<z.infer<typeof EventEnvelope>, 'data'> & { data: D };
