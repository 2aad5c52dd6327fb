import { Inject, Injectable, Logger, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import type { BaseEnv } from '@waymark/platform/env';
import { HealthRegistry } from '@waymark/platform/health';
import { BootFault, ServiceLifecycle } from '@waymark/platform/lifecycle';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { Redis } from 'ioredis';
import { MESSAGING_OPTIONS, type ResolvedOptions } from './options.ts';

const LOG_EVERY_MS = 10_000;

const retryStrategy = (times: number): number => Math.min(times * 200, 2_000);

/** The process's Redis connections. Checks that Redis never evicts jobs. */
@Injectable()
export class RedisLink implements OnApplicationShutdown {
  private readonly logger = new Logger(RedisLink.name);
  private readonly url: string | undefined;
  private readonly open: Redis[] = [];
  private readonly production: boolean;
  private fast: Redis | undefined;
  private loggedAt = 0;

  constructor(
    @Inject(MESSAGING_OPTIONS) options: ResolvedOptions,
    @Optional() @Inject(HealthRegistry) health?: HealthRegistry,
    @Optional() @Inject(ServiceLifecycle) private readonly lifecycle?: ServiceLifecycle,
    @Optional() @Inject(SERVICE_ENV) env?: Partial<BaseEnv>,
  ) {
    this.url = options.redisUrl;
    this.production = env?.NODE_ENV === 'production';
    if (this.url) health?.register('redis', () => this.ping());
  }

  /** Fails fast: throws UNAVAILABLE unless connected. */
  producer(): Redis {
    const redis = this.connect();
    if (redis.status === 'ready') return redis;
    throw new AppError('UNAVAILABLE', 'The job queue is not available right now. Please try again.', {
      retryAfter: 2,
      cause: new Error('not connected to Redis'),
    });
  }

  /** Waits for Redis without limit. */
  worker(): Redis {
    return this.make({ maxRetriesPerRequest: null });
  }

  /** Does not wait, so that the process starts without Redis. */
  start(): void {
    if (this.url) this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    for (const redis of this.open) redis.disconnect();
  }

  private connect(): Redis {
    if (this.fast) return this.fast;
    const redis = this.make({
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: 2_000,
      connectTimeout: 3_000,
    });
    redis.on('ready', () => void this.checkPolicy(redis));
    this.fast = redis;
    return redis;
  }

  private make(options: object): Redis {
    if (!this.url) throw new Error('jobs need a redisUrl in MessagingModule.forRoot');
    const redis = new Redis(this.url, { retryStrategy, ...options });
    redis.on('error', (err: Error) => {
      if (Date.now() - this.loggedAt < LOG_EVERY_MS) return;
      this.loggedAt = Date.now();
      this.logger.warn({ msg: 'Redis is unavailable, retrying', err });
    });
    this.open.push(redis);
    return redis;
  }

  private async checkPolicy(redis: Redis): Promise<void> {
    const memory = await redis.info('memory').catch(() => '');
    const policy = /^maxmemory_policy:(\S+)/m.exec(memory)?.[1];
    if (policy === undefined || policy === 'noeviction') return;
    const fault = `Redis runs with maxmemory-policy ${policy}: it may evict jobs; set noeviction`;
    if (this.production) this.lifecycle?.fail(new BootFault([fault]));
    else this.logger.error({ msg: fault });
  }

  private async ping(): Promise<void> {
    await this.producer().ping();
  }
}
