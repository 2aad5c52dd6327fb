import { Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ReplyError } from 'ioredis';
import { addressKey, RateLimits } from '../http/rate-limits.ts';
import { passesCsrfProtection } from '../http/security.ts';
import { shortAddress } from './client-info.ts';
import { readSessionCookie } from './session-cookie.ts';
import { type CountedSession, isToken, SessionStore } from './session-store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where the entry has loaded the session and counted its user. */
    entered?: CountedSession;
  }
}

/**
 * Limits the requests of an address. One with a session makes a single trip to Redis, which loads the session and counts its
 * user as well. The guard checks both later. So a session that it ends (`SessionSubjects`) has counted once for its user.
 */
@Injectable()
export class EntryLimits {
  private readonly logger = new Logger(EntryLimits.name);

  constructor(
    private readonly limits: RateLimits,
    private readonly sessions: SessionStore,
  ) {}

  /** Throws TOO_MANY. */
  async take(request: FastifyRequest): Promise<void> {
    const quota = request.routeOptions.config?.needs?.limit ?? 'ip';
    const address = addressKey(request.ip);
    const token = sessionToken(request);
    if (token !== null) {
      const counters = [this.limits.counterOf(quota, address), this.limits.counterOf('user', '')] as const;
      // Without Redis each step fails by itself: limits are counted in memory, and logins are unavailable.
      request.entered = await this.sessions
        .loadCounted(token, shortAddress(request.ip), ...counters)
        .catch((error: Error) => {
          if (error instanceof ReplyError) this.logger.error({ msg: 'Redis refuses the script', err: error });
          return undefined;
        });
    }
    if (request.entered) this.limits.check(quota, request.entered.address);
    else await this.limits.take(quota, address);
  }
}

/** The token where the guard will need it. A request that is refused as another site's does not use the session. */
function sessionToken(request: FastifyRequest): string | null {
  const { access = 'none' } = request.routeOptions.config?.needs ?? {};
  if (access === 'none' || !passesCsrfProtection(request)) return null;
  const token = readSessionCookie(request);
  return token !== null && isToken(token) ? token : null;
}
