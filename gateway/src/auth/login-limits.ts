import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
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

/**
 * Limits password guessing by address, and by user name over all addresses. Addresses the user has logged in from are
 * counted apart, so that an attacker elsewhere cannot lock the user out.
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
  ) {
    const rate = parseRate(env.RATE_LIMIT_LOGIN_NAME);
    this.free = rate.points;
    this.failures = makeLimiter(redis, 'login-failures', rate);
    this.attempts = makeLimiter(redis, 'login-turns', { points: 1, seconds: LONGEST_WAIT_SECONDS });
  }

  /**
   * Counts an attempt for this name and address; throws TOO_MANY. Called before the password is checked, so that
   * concurrent attempts all count.
   */
  async admit(ip: string, username: string): Promise<void> {
    await this.limits.take('login-ip', addressKey(ip));
    const key = await this.countedAs(ip, username);
    const { consumedPoints } = await this.failures.penalty(key);
    const over = consumedPoints - this.free;
    if (over <= 0) return;
    const seconds = Math.min(2 ** Math.min(over, 10), LONGEST_WAIT_SECONDS);
    try {
      await this.attempts.consume(key, 1, { customDuration: seconds });
    } catch (refusal) {
      await this.failures.reward(key);
      throw tooMany(refusal);
    }
  }

  /** Resets the counters after a successful login and remembers the address. */
  async succeeded(ip: string, username: string): Promise<void> {
    const key = await this.countedAs(ip, username);
    const known = this.redis.set(knownKey(ip, username), 1, 'EX', KNOWN_SECONDS);
    // A failure of Redis is reported when the session is created.
    await Promise.all([this.failures.delete(key), this.attempts.delete(key), known.catch(() => {})]);
  }

  /** Uncounts an attempt whose password could not be checked. */
  async takeBack(ip: string, username: string): Promise<void> {
    await this.failures.reward(await this.countedAs(ip, username));
  }

  private async countedAs(ip: string, username: string): Promise<string> {
    const isKnown = await this.redis.exists(knownKey(ip, username)).catch(() => 0);
    return isKnown ? `${keyOf(username)}@${addressKey(ip)}` : keyOf(username);
  }
}

const knownKey = (ip: string, username: string): string => `login-known:${keyOf(username)}@${addressKey(ip)}`;

const keyOf = (username: string): string =>
  createHash('sha256').update(username.trim().toLowerCase()).digest('base64url').slice(0, 22);
