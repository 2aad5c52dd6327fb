import { Logger } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import { runInContext } from '@waymark/platform/context';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EntryLimits } from '../auth/entry-limits.ts';
import type { SharedReads } from '../cache/shared-reads.ts';
import type { Drain } from './drain.ts';
import { loggedPath } from './logged-path.ts';
import { idempotencyKey } from './request-context.ts';

type Done = (error?: Error) => void;

/** Compares the declared route: `/%61pi` reaches the same one as `/api`. */
export const isApi = (request: FastifyRequest): boolean =>
  (request.routeOptions.url ?? '').startsWith('/api/') || /^\/api(?:[/?]|$)/.test(request.url);

const isHealth = (request: FastifyRequest): boolean =>
  (request.routeOptions.url ?? '').startsWith('/api/health/');

/** Two hosts could be read differently by a proxy and by this process. */
function hostFault({ raw }: FastifyRequest): AppError | null {
  const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
  if (hosts.length > 1) return new AppError('VALIDATION', 'The request names more than one host.');
  if (hosts.length === 1 || raw.httpVersion !== '1.1') return null;
  return new AppError('VALIDATION', 'The request does not say which host it is for.');
}

/** First hook of every request: id, context, and rejection while stopping or over a limit. */
export function createEntry(limits: EntryLimits, drain: Drain, sharedReads: SharedReads) {
  const admit = async (request: FastifyRequest): Promise<void> => {
    if (drain.state === 'closing' && !isHealth(request)) {
      throw new AppError('UNAVAILABLE', 'Waymark is restarting. Please try again.', { retryAfter: 1 });
    }
    if (!isApi(request)) return;
    request.ctx.idempotencyKey = idempotencyKey(request);
    if (!isHealth(request)) await limits.take(request);
  };
  return (request: FastifyRequest, reply: FastifyReply, done: Done): void => {
    request.ctx = { requestId: request.id, caller: null };
    reply.header('x-request-id', request.id);
    if (isApi(request)) reply.header('cache-control', 'no-store');
    drain.started(reply);
    const fault = hostFault(request);
    if (fault) {
      done(fault);
      return;
    }
    // Cached responses do not count against limits.
    if (drain.state === 'open' && sharedReads.respond(request, reply)) return;
    runInContext(request.ctx, () => {
      admit(request).then(() => done(), done);
    });
  };
}

/** Logs one line per API call, without content. */
export function logResponses(instance: FastifyInstance): void {
  const logger = new Logger('Http');
  instance.addHook('onResponse', (request, reply, done) => {
    done();
    if (!isApi(request) || isHealth(request) || !request.ctx) return;
    runInContext(request.ctx, () => {
      logger[request.fromMemory ? 'debug' : 'log']({
        msg: 'answered',
        method: request.method,
        path: loggedPath(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      });
    });
  });
}
