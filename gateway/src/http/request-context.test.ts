import { describe, expect, it } from '@jest/globals';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RouteNeeds } from './endpoint.ts';
import { setDeadlines } from './request-context.ts';
import { ANSWER_WITHIN_MS } from './route-needs.ts';

/** Until when the services may take, for a route with these needs. */
function deadline(needs?: Partial<RouteNeeds>): number | undefined {
  const request = { ctx: {}, routeOptions: { config: { needs } } } as unknown as FastifyRequest;
  const instance = {
    addHook: (_name: string, hook: (request: FastifyRequest, reply: unknown, done: () => void) => void) =>
      hook(request, {}, () => {}),
  };
  setDeadlines(instance as unknown as FastifyInstance);
  return request.ctx.deadline;
}

describe('the time services have', () => {
  it('ends before the gateway has to answer', () => {
    const left = deadline()! - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(ANSWER_WITHIN_MS);
  });

  it('is theirs alone on routes that take their time', () => {
    expect(deadline({ answerWithinMs: null })).toBeUndefined();
    expect(deadline({ answerWithinMs: 60_000 })).toBeUndefined();
  });
});
