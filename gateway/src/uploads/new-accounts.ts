import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { Redis } from 'ioredis';
import type { RateLimiterRedis } from 'rate-limiter-flexible';
import type { Env } from '../env.ts';
import { makeLimiter, tooMany } from '../http/rate-limits.ts';
import { REDIS } from '../http/redis.ts';

/** How long an account is new. */
const NEW_SECONDS = 7 * 24 * 3600;
const DAY_SECONDS = 24 * 3600;
const KILOBYTE = 1024;

const toKey = (userId: number): string => `registered-from:${userId}`;

/** Limits what the new learners registered from one address store within a day: a quota of each would only need more accounts. */
@Injectable()
export class NewAccounts {
  private readonly limiter: RateLimiterRedis;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_ENV) { STORAGE_NEW_ACCOUNTS_MB }: Env,
  ) {
    const rate = { points: STORAGE_NEW_ACCOUNTS_MB * KILOBYTE, seconds: DAY_SECONDS };
    this.limiter = makeLimiter(redis, 'stored-by-new-accounts', rate);
  }

  /** `address`: as rate limits count it. */
  async remember(userId: number, address: string): Promise<void> {
    await this.redis.set(toKey(userId), address, 'EX', NEW_SECONDS);
  }

  /** Counts `bytes`, unless `store` fails. Errors: TOO_MANY, those of `store`. */
  async charging<T>({ userId, role }: Caller, bytes: number, store: () => Promise<T>): Promise<T> {
    // Mentors were approved.
    const address = role === 'learner' ? await this.redis.get(toKey(userId)) : null;
    if (address === null) return store();
    const kilobytes = Math.ceil(bytes / KILOBYTE);
    try {
      await this.limiter.consume(address, kilobytes);
    } catch (refusal) {
      await this.limiter.reward(address, kilobytes).catch(() => {});
      throw tooMany(refusal);
    }
    try {
      return await store();
    } catch (error) {
      await this.limiter.reward(address, kilobytes).catch(() => {});
      throw error;
    }
  }
}
