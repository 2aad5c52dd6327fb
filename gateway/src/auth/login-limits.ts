import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { Redis } from 'ioredis';
import type { RateLimiterRedis } from 'rate-limiter-flexible';
import type { Env } from '../env.ts';
import { addressKey, makeLimiter, parseRate, RateLimits, tooMany } from '../http/rate-limits.ts';
import { REDIS } from '../http/redis.ts';

/** Longer would let anybody lock anybody out. */
const LONGEST_WAIT_SECONDS = 60;

/** Slows down whoever guesses passwords: by address, and by the name they guess at from however many addresses. */
@Injectable()
export class LoginLimits {
  private readonly free: number;
  private readonly failures: RateLimiterRedis;
  private readonly turns: RateLimiterRedis;

  constructor(
    @Inject(REDIS) redis: Redis,
    @Inject(SERVICE_ENV) env: Env,
    private readonly limits: RateLimits,
  ) {
    const rate = parseRate(env.RATE_LIMIT_LOGIN_NAME);
    this.free = rate.points;
    this.failures = makeLimiter(redis, 'login-failures', rate);
    this.turns = makeLimiter(redis, 'login-turns', { points: 1, seconds: LONGEST_WAIT_SECONDS });
  }

  /**
   * Takes a try at this name from this address; throws TOO_MANY. Counted before the password is looked at, so that
   * a thousand tries at once are a thousand tries.
   */
  async admit(ip: string, username: string): Promise<void> {
    await this.limits.take('login-ip', addressKey(ip));
    const key = keyOf(username);
    const { consumedPoints } = await this.failures.penalty(key);
    const over = consumedPoints - this.free;
    if (over <= 0) return;
    const seconds = Math.min(2 ** Math.min(over, 10), LONGEST_WAIT_SECONDS);
    try {
      await this.turns.consume(key, 1, { customDuration: seconds });
    } catch (refusal) {
      await this.failures.reward(key);
      throw tooMany(refusal);
    }
  }

  /** The password was right, or nobody could look at it: that try does not count. */
  async forgive(username: string, entirely: boolean): Promise<void> {
    const key = keyOf(username);
    if (entirely) await Promise.all([this.failures.delete(key), this.turns.delete(key)]);
    else await this.failures.reward(key);
  }
}

const keyOf = (username: string): string =>
  createHash('sha256').update(username.trim().toLowerCase()).digest('base64url').slice(0, 22);
