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
/** An address from which somebody got in is theirs for so long. */
const KNOWN_SECONDS = 30 * 24 * 3600;

/**
 * Slows down whoever guesses passwords: by address, and by the name they guess at from however many addresses.
 * An address the name's owner has logged in from is counted apart: who guesses elsewhere takes all the turns there
 * are, and would keep the owner out for as long as they like.
 */
@Injectable()
export class LoginLimits {
  private readonly free: number;
  private readonly failures: RateLimiterRedis;
  private readonly turns: RateLimiterRedis;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
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
    const key = await this.countedAs(ip, username);
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

  /** The password was right: what was wrong before is forgiven, and the address is known from now on. */
  async succeeded(ip: string, username: string): Promise<void> {
    const key = await this.countedAs(ip, username);
    const known = this.redis.set(knownKey(ip, username), 1, 'EX', KNOWN_SECONDS);
    // Without Redis nobody gets a session either; that is said there.
    await Promise.all([this.failures.delete(key), this.turns.delete(key), known.catch(() => {})]);
  }

  /** Nobody could look at the password: that try does not count. */
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
