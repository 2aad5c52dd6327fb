import { describe, expect, it } from '@jest/globals';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RouteNeeds } from './endpoint.ts';
import { setDeadlines } from './request-context.ts';
import { RESPOND_WITHIN_MS } from './route-needs.ts';

/** The deadline of services for a route with these needs. */
function deadline(needs?: Partial<RouteNeeds>): number | undefined {
  const request = { ctx: {}, routeOptions: { config: { needs } } } as unknown as FastifyRequest;
  const instance = {
    addHook: (_name: string, hook: (request: FastifyRequest, reply: unknown, done: () => void) => void) =>
      hook(request, {}, () => {}),
  };
  setDeadlines(instance as unknown as FastifyInstance);
  return request.ctx.deadline;
}

describe('the deadline of services', () => {
  it('is before the deadline of the gateway', () => {
    const left = deadline()! - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(RESPOND_WITHIN_MS);
  });

  it('is unset on routes with a longer deadline or none', () => {
    expect(deadline({ respondWithinMs: null })).toBeUndefined();
    expect(deadline({ respondWithinMs: 60_000 })).toBeUndefined();
  });
});
