import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { FindLogin } from '@waymark/contracts/identity/rpc';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { Redis } from 'ioredis';
import type { RateLimiterRedis } from 'rate-limiter-flexible';
import type { Env } from '../env.ts';
import { addressKey, makeLimiter, parseRate, RateLimits, tooMany } from '../http/rate-limits.ts';
import { REDIS } from '../http/redis.ts';

/** Longer would let an attacker lock a user out. */
const LONGEST_WAIT_SECONDS = 60;
/** How long an address a user has logged in from counts as known. */
const KNOWN_SECONDS = 30 * 24 * 3600;

/** Keys of its counter and of its address. */
export interface LoginAttempt {
  countedAs: string;
  knownAs: string;
}

/**
 * Limits password guessing by address, and by account over all addresses and spellings of its names. Addresses the user has
 * logged in from are counted apart, so that an attacker elsewhere cannot lock the user out.
 */
@Injectable()
export class LoginLimits {
  private readonly free: number;
  private readonly failures: RateLimiterRedis;
  private readonly attempts: RateLimiterRedis;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_ENV) env: Env,
    private readonly limits: RateLimits,
    private readonly rpc: RpcClient,
  ) {
    const rate = parseRate(env.RATE_LIMIT_LOGIN_NAME);
    this.free = rate.points;
    this.failures = makeLimiter(redis, 'login-failures', rate);
    this.attempts = makeLimiter(redis, 'login-turns', { points: 1, seconds: LONGEST_WAIT_SECONDS });
  }

  /**
   * Counts an attempt by this name and address; throws TOO_MANY. Called before the password is checked, so that
   * concurrent attempts all count.
   */
  async admit(ip: string, username: string): Promise<LoginAttempt> {
    const address = addressKey(ip);
    await this.limits.take('login-ip', address);
    const attempt = await this.attemptOf(address, username);
    const { consumedPoints } = await this.failures.penalty(attempt.countedAs);
    const over = consumedPoints - this.free;
    if (over <= 0) return attempt;
    const seconds = Math.min(2 ** Math.min(over, 10), LONGEST_WAIT_SECONDS);
    try {
      await this.attempts.consume(attempt.countedAs, 1, { customDuration: seconds });
    } catch (refusal) {
      await this.takeBack(attempt);
      throw tooMany(refusal);
    }
    return attempt;
  }

  /** Resets the counters after a successful login and remembers the address. */
  async succeeded({ countedAs, knownAs }: LoginAttempt): Promise<void> {
    const known = this.redis.set(knownAs, 1, 'EX', KNOWN_SECONDS);
    // A failure of Redis is reported when the session is created.
    await Promise.all([
      this.failures.delete(countedAs),
      this.attempts.delete(countedAs),
      known.catch(() => {}),
    ]);
  }

  /** Uncounts an attempt whose password could not be checked. */
  async takeBack({ countedAs }: LoginAttempt): Promise<void> {
    await this.failures.reward(countedAs);
  }

  private async attemptOf(address: string, username: string): Promise<LoginAttempt> {
    const { userId } = await this.rpc.call(FindLogin, { username });
    const who = userId === null ? nameKey(username) : `user-${userId}`;
    const knownAs = `login-known:${who}@${address}`;
    const isKnown = await this.redis.exists(knownAs).catch(() => 0);
    return { knownAs, countedAs: isKnown ? `${who}@${address}` : who };
  }
}

/** Of a name without an account. */
const nameKey = (username: string): string =>
  createHash('sha256').update(username.normalize('NFKC').toLowerCase()).digest('base64url').slice(0, 22);
