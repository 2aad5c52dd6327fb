import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readSessionCookie } from '../auth/session-cookie.ts';
import { SHARED_FOR_MS } from './read-cache.ts';

/** Tells other gateways that this browser has just changed something. It says nothing else, so it needs no secret. */
const FRESH_COOKIE = 'waymark-fresh';
/** A little longer than an answer is shared. */
const FRESH_SECONDS = Math.ceil(SHARED_FOR_MS / 1000) + 1;
const MAX_READERS = 50_000;
const REMEMBER_MS = 60_000;

interface Reader {
  userId?: number;
  /** Until when this one is answered by the services alone. */
  freshUntil: number;
}

/** What a gateway remembers of those who read: who they are (for what looks different to its owner), who just wrote. */
export class Readers {
  private readonly readers = new LRUCache<string, Reader>({ max: MAX_READERS, ttl: REMEMBER_MS });

  constructor(private readonly now: () => number = Date.now) {}

  /** A session was looked up: its cookie belongs to this user. */
  remember(request: FastifyRequest, userId: number): void {
    const key = keyOf(request);
    if (key) this.readers.set(key, { freshUntil: 0, ...this.readers.get(key), userId });
  }

  /** Whether somebody may be given an answer that is up to a second old, and who it is: unknown cookies are not. */
  mayShare(request: FastifyRequest): { userId: number | undefined } | null {
    if (request.headers.cookie?.includes(`${FRESH_COOKIE}=`)) return null;
    const key = keyOf(request);
    if (!key) return { userId: undefined };
    const reader = this.readers.get(key);
    if (reader?.userId === undefined || reader.freshUntil > this.now()) return null;
    return { userId: reader.userId };
  }

  /** A change was acknowledged to this one: for a while they see nothing older than it, here and on other gateways. */
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
