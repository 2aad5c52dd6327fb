import type {} from '@fastify/compress';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { RouteNeeds } from './endpoint.ts';

/** Bytes of a body where the route asks for nothing else. */
export const BODY_LIMIT = 64 * 1024;
/** A story as JSON: 2 000 000 characters, two bytes each. */
export const STORY_BODY_LIMIT = 4.5 * 1024 * 1024;
/** No answer takes longer, except where a route says so. */
export const ANSWER_WITHIN_MS = 8_000;
/** What is left of that for the services, once the request is here. */
export const SERVICES_WITHIN_MS = 7_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    needs?: RouteNeeds;
  }
}

/** Turns what routes say they need into Fastify's own settings. Register it before any route. */
export function applyRouteNeeds(instance: FastifyInstance): void {
  instance.addHook('onRoute', (route: RouteOptions) => {
    const needs = route.config?.needs;
    route.bodyLimit ??= needs?.bodyLimit ?? BODY_LIMIT;
    const within = needs?.answerWithinMs === undefined ? ANSWER_WITHIN_MS : needs.answerWithinMs;
    if (within !== null) route.handlerTimeout = within;
    if (!needs?.json) route.compress = false;
  });
}
