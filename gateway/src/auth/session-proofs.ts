import { Inject, Injectable } from '@nestjs/common';
import { CONFIRMED_MINUTES } from '@waymark/contracts/identity/second-factor';
import { RequireProof } from '@waymark/contracts/identity/second-factor.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { Redis, Result } from 'ioredis';
import { REDIS } from '../http/redis.ts';
import type { Session } from './stored-session.ts';

const CONFIRMED_SECONDS = CONFIRMED_MINUTES * 60;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    sessionMark(...args: (string | number)[]): Result<number, Context>;
    sessionMarkOnce(...args: (string | number)[]): Result<number, Context>;
  }
}

/** A session that has ended meanwhile does not come back as an incomplete one. */
const sessionMark = {
  numberOfKeys: 1,
  lua: `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
return redis.call('HSET', KEYS[1], unpack(ARGV))`,
};

const sessionMarkOnce = {
  numberOfKeys: 1,
  lua: `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
return redis.call('HSETNX', KEYS[1], unpack(ARGV))`,
};

/** What the user of a session has proved in it: a second factor, and lately the password. */
@Injectable()
export class SessionProofs {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly rpc: RpcClient,
  ) {
    redis.defineCommand('sessionMark', sessionMark);
    redis.defineCommand('sessionMarkOnce', sessionMarkOnce);
  }

  /** The session was opened with a second factor, one was set up in it, or its user has proved it since. */
  async prove(sessionId: string): Promise<void> {
    await this.redis.sessionMark(key(sessionId), 'proved', 1);
  }

  /** Its subject was current just now. A session that has ended stays so. */
  async checked(
    sessionId: string,
    { hasSecondFactor, applies }: { hasSecondFactor: boolean; applies?: boolean },
  ): Promise<void> {
    const has = hasSecondFactor ? 1 : '';
    await this.redis.sessionMark(key(sessionId), 'checkedAt', now(), 'hasSecondFactor', has);
    // Of a session from before this was stored; afterwards only events change it.
    if (applies) await this.redis.sessionMarkOnce(key(sessionId), 'applies', 1);
  }

  /** Its account is to be deleted. */
  async limit(sessionId: string): Promise<void> {
    await this.redis.sessionMark(key(sessionId), 'leaving', 1);
  }

  async unprove(sessionId: string): Promise<void> {
    await this.redis.hdel(key(sessionId), 'proved');
  }

  /** The password was confirmed; lasts 10 minutes. */
  async confirm(sessionId: string): Promise<void> {
    await this.redis.sessionMark(key(sessionId), 'confirmedAt', now());
  }

  /** Throws SECOND_FACTOR_REQUIRED if the account has a second factor that was not proved in this session. */
  async requireProof({ proved }: Session): Promise<void> {
    if (!proved) await this.rpc.call(RequireProof, {});
  }

  /** Of the request for a passkey made last in this session. */
  async setChallenge(sessionId: string, challenge: string): Promise<void> {
    await this.redis.sessionMark(key(sessionId), 'challenge', challenge);
  }

  /** Null without a request; each works once, in the session that it was made for. */
  async takeChallenge(sessionId: string): Promise<string | null> {
    const challenge = await this.redis.hget(key(sessionId), 'challenge');
    const taken = challenge !== null && (await this.redis.hdel(key(sessionId), 'challenge')) === 1;
    return taken ? challenge : null;
  }

  /** Throws PASSWORD_REQUIRED unless the login or the last confirmation is at most 10 minutes ago. */
  requireConfirmed({ createdAt, confirmedAt }: Session): void {
    if (now() - Math.max(createdAt, confirmedAt ?? 0) <= CONFIRMED_SECONDS) return;
    throw new AppError('PASSWORD_REQUIRED', 'Please enter your password again to change this.');
  }
}

const key = (id: string): string => `session:${id}`;
const now = (): number => Math.floor(Date.now() / 1_000);
