import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Lock, Locker } from '@tus/server';
import { AppError } from '@waymark/kernel/app-error';
import type { Redis } from 'ioredis';
import { REDIS } from '../http/redis.ts';

/** Of a gateway that died; the others wait for this long. */
const HELD_MS = 8_000;
const RENEW_MS = 500;
const WAIT_MS = 10_000;
const POLL_MS = 100;

const RENEW = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
  return redis.call('EXISTS', KEYS[2])`;
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1], KEYS[2]) end return 1`;

const busy = () =>
  new AppError('CONFLICT', 'This file is being uploaded in another window. Please try again in a moment.');

/**
 * One request at a time per upload, in all gateways. A request that waits signals the one before it to end, because a client
 * whose connection broke comes back before its gateway notices.
 */
@Injectable()
export class UploadLocks implements Locker {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  newLock(id: string): Lock {
    return new UploadLock(this.redis, id);
  }

  /** Error: CONFLICT if another request does not end. */
  async holding<T>(id: string, work: () => Promise<T>): Promise<T> {
    const lock = this.newLock(id);
    await lock.lock(AbortSignal.timeout(WAIT_MS), () => {});
    try {
      return await work();
    } finally {
      await lock.unlock();
    }
  }
}

class UploadLock implements Lock {
  private readonly token = randomUUID();
  private readonly key: string;
  private readonly wanted: string;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly redis: Redis,
    id: string,
  ) {
    // Both keys of a script must be in one slot of a Redis cluster.
    this.key = `upload-lock:{${id}}`;
    this.wanted = `upload-wanted:{${id}}`;
  }

  async lock(signal: AbortSignal, release: () => Promise<void> | void): Promise<void> {
    const until = Date.now() + WAIT_MS;
    while (!(await this.redis.set(this.key, this.token, 'PX', HELD_MS, 'NX'))) {
      if (signal.aborted || Date.now() > until) throw busy();
      await this.redis.set(this.wanted, '1', 'PX', 2 * RENEW_MS);
      await sleep(POLL_MS);
    }
    this.timer = setInterval(() => void this.renew(release), RENEW_MS).unref();
  }

  async unlock(): Promise<void> {
    clearInterval(this.timer);
    // If Redis is unavailable, it expires.
    await this.redis.eval(RELEASE, 2, this.key, this.wanted, this.token).catch(() => {});
  }

  private async renew(release: () => Promise<void> | void): Promise<void> {
    const isWanted = await this.redis
      .eval(RENEW, 2, this.key, this.wanted, this.token, HELD_MS)
      .catch(() => 0);
    if (isWanted === 1) await release();
  }
}
