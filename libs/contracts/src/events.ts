import { z } from 'zod';
import { Role } from './caller.ts';

/** A fact for other services. Types are owner, noun, verb and version: `roadmaps.roadmap.published.v1`. */
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

/** The events among the modules' exports (`import * as events`). */
export const eventsIn = (...modules: object[]): AnyEventType[] =>
  modules.flatMap((module) => Object.values(module)).filter(isEventType);

const isEventType = (value: unknown): value is AnyEventType =>
  typeof value === 'object' && value !== null && 'type' in value && 'data' in value;

/** NATS subject of an event type; the stream EVENTS holds `events.>`. */
export const eventSubject = (type: string): string => `events.${type}`;

/**
 * `id` is the outbox row's id; `audience` lists the users whose open pages refetch, and `audienceRoles` the roles of
 * whose users all do.
 */
export const EventEnvelope = z.object({
  id: z.uuid(),
  type: z.string(),
  occurredAt: z.iso.datetime(),
  requestId: z.string(),
  actorId: z.number().int().nullable(),
  audience: z.array(z.number().int()),
  audienceRoles: z.array(Role).optional(),
  data: z.unknown(),
});
export type EventEnvelope<D = unknown> = Omit<z.infer<typeof EventEnvelope>, 'data'> & { data: D };
