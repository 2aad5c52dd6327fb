import { AppError } from '@waymark/kernel/app-error';
import type { RequestContext } from '@waymark/platform/context';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SERVICES_WITHIN_MS } from './route-needs.ts';

declare module 'fastify' {
  interface FastifyRequest {
    ctx: RequestContext;
  }
}

/** Methods that change nothing. */
export const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The `Idempotency-Key` of an unsafe request; throws VALIDATION when it is not 1–200 printable characters. */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || SAFE.has(request.method)) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e](?:[\x20-\x7e]{0,198}[\x21-\x7e])?$/.test(key)) {
    throw new AppError('VALIDATION', 'Idempotency-Key must be 1 to 200 printable characters.', {
      issues: [{ path: ['Idempotency-Key'], message: 'must be 1 to 200 printable characters' }],
    });
  }
  return key;
}

/** Sets the services' deadline once the request has arrived. */
export function setDeadlines(instance: FastifyInstance): void {
  instance.addHook('preHandler', (request, _reply, done) => {
    // Routes with their own limit call several services in turn; each call has its own time-out.
    if (request.routeOptions.config.needs?.respondWithinMs === undefined) {
      request.ctx.deadline = Date.now() + SERVICES_WITHIN_MS;
    }
    done();
  });
}
