import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PENDING_LOGIN_MINUTES } from '@waymark/contracts/identity/second-factor';
import { AppError } from '@waymark/kernel/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { REDIS } from '../http/redis.ts';
import { readCookie } from './session-cookie.ts';

const COOKIE = '__Host-waymark-login';
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict';
const SECONDS = PENDING_LOGIN_MINUTES * 60;

const PendingLogin = z.object({
  /** Whose password was right; null: a login by passkey alone. */
  userId: z.number().int().positive().nullable(),
  /** The person of that account; null like `userId`. */
  subject: z.uuid().nullable(),
  /** As in `SessionStore.beginLogin`. */
  began: z.number(),
  /** Of the request for a passkey made last. */
  challenge: z.string().nullable(),
});
export type PendingLogin = z.infer<typeof PendingLogin>;

const toKey = (token: string): string => `login-pending:${createHash('sha256').update(token).digest('hex')}`;

/**
 * Logins between their steps, in Redis. They are no sessions: they can only be completed, by the browser that began them
 * and within 10 minutes. The browser holds 32 random bytes, of which the hash is stored.
 */
@Injectable()
export class PendingLogins {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** Replaces the one that this browser had. */
  async begin(request: FastifyRequest, reply: FastifyReply, login: PendingLogin): Promise<void> {
    await this.remove(request);
    const token = randomBytes(32).toString('base64url');
    await this.ask(() => this.redis.set(toKey(token), JSON.stringify(login), 'EX', SECONDS));
    reply.header('set-cookie', `${COOKIE}=${token}; Max-Age=${SECONDS}; ${ATTRIBUTES}`);
  }

  /** The one of this browser, or null. */
  async find(request: FastifyRequest): Promise<PendingLogin | null> {
    const token = getToken(request);
    return token ? parse(await this.ask(() => this.redis.get(toKey(token)))) : null;
  }

  /** As `find`; throws UNAUTHENTICATED without one. */
  async require(request: FastifyRequest): Promise<PendingLogin> {
    const login = await this.find(request);
    if (!login) throw loginExpired();
    return login;
  }

  /** Stores the challenge of the request for a passkey; its time stays as it is. */
  async setChallenge(request: FastifyRequest, login: PendingLogin): Promise<void> {
    const token = getToken(request) ?? '';
    await this.ask(() => this.redis.set(toKey(token), JSON.stringify(login), 'KEEPTTL', 'XX'));
  }

  /** Ends it; throws UNAUTHENTICATED if another request has, so that it opens one session at most. */
  async complete(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!(await this.remove(request))) throw loginExpired();
    reply.header('set-cookie', `${COOKIE}=; Max-Age=0; ${ATTRIBUTES}`);
  }

  private async remove(request: FastifyRequest): Promise<boolean> {
    const token = getToken(request);
    return token !== null && (await this.ask(() => this.redis.del(toKey(token)))) === 1;
  }

  private async ask<T>(command: () => Promise<T>): Promise<T> {
    try {
      return await command();
    } catch (cause) {
      const message = 'Logging in is not available right now. Please try again.';
      throw new AppError('UNAVAILABLE', message, { cause, retryAfter: 3 });
    }
  }
}

function getToken(request: FastifyRequest): string | null {
  const token = readCookie(request, COOKIE);
  return token && /^[\w-]{43}$/.test(token) ? token : null;
}

const parse = (text: string | null): PendingLogin | null =>
  text === null ? null : PendingLogin.parse(JSON.parse(text));

export const loginExpired = (): AppError =>
  new AppError('UNAUTHENTICATED', 'This login has expired. Please log in again with your password.');
