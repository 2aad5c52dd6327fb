import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readSessionCookie } from '../auth/session-cookie.ts';
import { SHARED_FOR_MS } from './read-cache.ts';

/** Makes other gateways bypass their cache after a write of this browser. Carries no data, so it is not signed. */
const FRESH_COOKIE = '__Host-waymark-fresh';
/** A little longer than a copy is valid. */
const FRESH_SECONDS = Math.ceil(SHARED_FOR_MS / 1000) + 1;
const MAX_READERS = 50_000;
const REMEMBER_MS = 60_000;

interface Reader {
  userId?: number;
  /** Until when the cache is bypassed. */
  freshUntil: number;
}

/** Recent readers by session: their user, and whether they have just written. */
export class Readers {
  private readonly readers = new LRUCache<string, Reader>({ max: MAX_READERS, ttl: REMEMBER_MS });

  constructor(private readonly now: () => number = Date.now) {}

  /** Stores the user of a session. */
  remember(request: FastifyRequest, userId: number): void {
    const key = keyOf(request);
    if (key) this.readers.set(key, { freshUntil: 0, ...this.readers.get(key), userId });
  }

  /** The reader if they may get a copy; null for unknown sessions and after a write. */
  mayShare(request: FastifyRequest): { userId: number | undefined } | null {
    if (request.headers.cookie?.includes(`${FRESH_COOKIE}=`)) return null;
    const key = keyOf(request);
    if (!key) return { userId: undefined };
    const reader = this.readers.get(key);
    if (reader?.userId === undefined || reader.freshUntil > this.now()) return null;
    return { userId: reader.userId };
  }

  /** Bypasses the cache for this reader for a while, here and on other gateways. */
  wrote(request: FastifyRequest, reply: FastifyReply): void {
    const key = keyOf(request);
    if (!key) return;
    const freshUntil = this.now() + FRESH_SECONDS * 1000;
    this.readers.set(key, { ...this.readers.get(key), freshUntil });
    reply.header(
      'set-cookie',
      `${FRESH_COOKIE}=1; Max-Age=${FRESH_SECONDS}; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
  }
}

function keyOf(request: FastifyRequest): string | null {
  const token = readSessionCookie(request);
  return token === null ? null : createHash('sha256').update(token).digest('base64url');
}
