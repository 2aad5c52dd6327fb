import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { FindLogin } from '@waymark/contracts/identity/users.endpoints';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { Redis } from 'ioredis';
import type { RateLimiterRedis } from 'rate-limiter-flexible';
import type { Env } from '../env.ts';
import { addressKey, makeLimiter, parseRate, RateLimits, tooMany } from '../http/rate-limits.ts';
import { REDIS } from '../http/redis.ts';

/** Longer would let an attacker lock a user out. */
const LONGEST_WAIT_SECONDS = 60;
/** How long an address and a device count as known after a login. */
const ADDRESS_SECONDS = 30 * 24 * 3600;
const DEVICE_SECONDS = 400 * 24 * 3600;
/** Of a user, the last ones: each login without a cookie is a new device. */
const MOST_DEVICES = 50;

/** The key of its counter. */
export interface LoginAttempt {
  countedAs: string;
}

/** Where a login comes from. `device`: the token of its cookie. */
interface Origin {
  ip: string;
  device: string | null;
}

/**
 * Limits password guessing by address, and by account over all addresses and spellings of its names. Devices and addresses
 * of the user are counted apart, so that an attacker elsewhere cannot lock the user out.
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
   * Counts an attempt by this name, address and device; throws TOO_MANY. Called before the password is checked, so that
   * concurrent attempts all count.
   */
  async admit(origin: Origin, username: string): Promise<LoginAttempt> {
    await this.limits.take('login-ip', addressKey(origin.ip));
    const attempt = await this.attemptOf(origin, username);
    const { consumedPoints } = await this.failures.penalty(attempt.countedAs);
    const over = consumedPoints - this.free;
    if (over <= 0) return attempt;
    const seconds = Math.min(2 ** Math.min(over, 10), LONGEST_WAIT_SECONDS);
    try {
      await this.attempts.consume(attempt.countedAs, 1, { customDuration: seconds });
    } catch (refusal) {
      await this.takeBack(attempt);
      throw tooMany(refusal, 'or set a new password by e-mail, which works at once');
    }
    return attempt;
  }

  /** Resets the counters after the right password. */
  async succeeded({ countedAs }: LoginAttempt): Promise<void> {
    await Promise.all([this.failures.delete(countedAs), this.attempts.delete(countedAs)]);
  }

  /** Counts later logins from here apart. Call it when the user has proved who they are: by a login, or by mail. */
  async trust(userId: number, { ip, device }: Origin): Promise<void> {
    const who = userKey(userId);
    const devices = devicesKey(who);
    const write = this.redis.multi().set(knownKey(who, addressKey(ip)), 1, 'EX', ADDRESS_SECONDS);
    if (device) {
      write
        .zadd(devices, Date.now(), shortHash(device))
        .zremrangebyrank(devices, 0, -MOST_DEVICES - 1)
        .expire(devices, DEVICE_SECONDS);
    }
    // A failure of Redis is reported when the session is created.
    await write.exec().catch(() => {});
  }

  /** Uncounts an attempt whose password could not be checked. */
  async takeBack({ countedAs }: LoginAttempt): Promise<void> {
    await this.failures.reward(countedAs);
  }

  private async attemptOf({ ip, device }: Origin, username: string): Promise<LoginAttempt> {
    const { userId } = await this.rpc.call(FindLogin, { username });
    if (userId === null) return { countedAs: nameKey(username) };
    const who = userKey(userId);
    const address = addressKey(ip);
    const hash = device && shortHash(device);
    const [isDevice, isAddress] = await Promise.all([
      hash && this.redis.zscore(devicesKey(who), hash),
      this.redis.exists(knownKey(who, address)),
    ]).catch(() => []);
    if (isDevice) return { countedAs: `${who}@${hash}` };
    return { countedAs: isAddress ? `${who}@${address}` : who };
  }
}

const userKey = (userId: number): string => `user-${userId}`;
const knownKey = (who: string, place: string): string => `login-known:${who}@${place}`;
const devicesKey = (who: string): string => knownKey(who, 'devices');

/** Of a name without an account. */
const nameKey = (username: string): string => shortHash(username.normalize('NFKC').toLowerCase());

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);
