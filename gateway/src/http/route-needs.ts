import type {} from '@fastify/compress';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { RouteNeeds } from './endpoint.ts';

/** Bytes of a body, unless the route declares another limit. */
export const BODY_LIMIT = 16 * 1024;
/** Values in a body, those in lists and objects included, unless the route declares another number. */
export const BODY_VALUES = 500;
/** Time limit of a response, unless the route declares another. */
export const RESPOND_WITHIN_MS = 8_000;
/**
 * The part of it for all calls of services together, once the request has arrived: each call gets what the earlier ones
 * left. Every response during an outage is due within 6 s.
 */
export const SERVICES_WITHIN_MS = 5_300;

declare module 'fastify' {
  interface FastifyContextConfig {
    needs?: RouteNeeds;
  }
}

/** Applies the routes' needs as Fastify settings. Register it before any route. */
export function applyRouteNeeds(instance: FastifyInstance): void {
  instance.addHook('onRoute', (route: RouteOptions) => {
    const needs = route.config?.needs;
    route.bodyLimit ??= needs?.bodyLimit ?? BODY_LIMIT;
    const within = needs?.respondWithinMs === undefined ? RESPOND_WITHIN_MS : needs.respondWithinMs;
    if (within !== null) route.handlerTimeout = within;
    if (!needs?.json) route.compress = false;
  });
}
