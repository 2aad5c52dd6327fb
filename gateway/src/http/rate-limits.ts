import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Env } from '../env.ts';
import { REDIS } from './redis.ts';

const quotas = {
  ip: 'RATE_LIMIT_IP',
  user: 'RATE_LIMIT_USER',
  'login-ip': 'RATE_LIMIT_LOGIN_IP',
  'login-name': 'RATE_LIMIT_LOGIN_NAME',
  register: 'RATE_LIMIT_REGISTER',
  recovery: 'RATE_LIMIT_RECOVERY',
  reset: 'RATE_LIMIT_RESET',
  password: 'RATE_LIMIT_PASSWORD',
  export: 'RATE_LIMIT_EXPORT',
  report: 'RATE_LIMIT_REPORT',
  ai: 'RATE_LIMIT_AI',
  upload: 'RATE_LIMIT_UPLOAD',
  picture: 'RATE_LIMIT_PICTURE',
  booking: 'RATE_LIMIT_BOOKING',
  calendar: 'RATE_LIMIT_CALENDAR',
  session: 'RATE_LIMIT_SESSION',
  mail: 'RATE_LIMIT_MAIL',
  message: 'RATE_LIMIT_MESSAGE',
  decision: 'RATE_LIMIT_DECISION',
  payment: 'RATE_LIMIT_PAYMENT',
  card: 'RATE_LIMIT_CARD',
  feed: 'RATE_LIMIT_FEED',
  webhook: 'RATE_LIMIT_WEBHOOK',
} as const satisfies Record<string, keyof Env>;

export type Quota = keyof typeof quotas;

export interface Rate {
  points: number;
  seconds: number;
}

export interface Counter extends Rate {
  key: string;
}

/** What a script has counted, and the milliseconds until it counts from 0 again. */
export type Count = [consumed: number, msLeft: number];

export function parseRate(text: string): Rate {
  const [points = 0, seconds = 0] = text.split('/').map(Number);
  return { points, seconds };
}

/** Counts in Redis for all gateways; in memory while Redis is unavailable. */
export function makeLimiter(redis: Redis, name: string, { points, seconds }: Rate): RateLimiterRedis {
  const keyPrefix = `rate:${name}`;
  return new RateLimiterRedis({
    storeClient: redis,
    keyPrefix,
    points,
    duration: seconds,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration: seconds }),
  });
}

/** TOO_MANY for a limiter's rejection; other errors unchanged. `otherwise`: what the person can do instead of waiting. */
export function tooMany(refusal: unknown, otherwise?: string): unknown {
  if (!(refusal instanceof RateLimiterRes)) return refusal;
  const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  const again = `Please try again in ${inWords(retryAfter)}`;
  return new AppError('TOO_MANY', `Too many requests. ${again}${otherwise ? `, ${otherwise}` : ''}.`, {
    retryAfter,
  });
}

const inWords = (seconds: number): string =>
  seconds < 90 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`;

@Injectable()
export class RateLimits {
  private readonly limiters: Record<Quota, RateLimiterRedis>;

  constructor(@Inject(REDIS) redis: Redis, @Inject(SERVICE_ENV) env: Env) {
    const entries = Object.entries(quotas).map(([quota, variable]) => [
      quota,
      makeLimiter(redis, quota, parseRate(env[variable])),
    ]);
    this.limiters = Object.fromEntries(entries) as Record<Quota, RateLimiterRedis>;
  }

  /** Consumes one from the quota of `who`; throws TOO_MANY with the time to wait. */
  async take(quota: Quota, who: string | number): Promise<void> {
    try {
      await this.limiters[quota].consume(String(who));
    } catch (refusal) {
      throw tooMany(refusal);
    }
  }

  /** Where a script can count for `who`; if that is empty, `key` is the beginning of all keys of the quota. */
  counterOf(quota: Quota, who: string): Counter {
    const limiter = this.limiters[quota];
    return { key: limiter.getKey(who), points: limiter.points, seconds: limiter.duration };
  }

  /** As `take`, for what a script has counted. */
  check(quota: Quota, [consumed, msLeft]: Count): void {
    if (consumed > this.limiters[quota].points) throw tooMany(new RateLimiterRes(0, msLeft, consumed));
  }
}

/** For IPv6 the /64 network, since one client usually has all of its addresses. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const gap =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...gap, ...after].slice(0, 4).join(':');
}
