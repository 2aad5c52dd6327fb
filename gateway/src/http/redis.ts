import { once } from 'node:events';
import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HealthRegistry } from '@waymark/platform/health';
import { Redis } from 'ioredis';

const BOOT_PATIENCE_MS = 3_000;

/** Injection token of the gateway's Redis connection. */
export const REDIS = Symbol('REDIS');

/**
 * Fails fast and reconnects forever: a command waits for at most a second and is not queued while Redis is unavailable.
 */
export function connectRedis(url: string): Redis {
  const redis = new ImpatientRedis(url, {
    connectTimeout: 2_000,
    commandTimeout: 1_000,
    disconnectTimeout: 50,
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    maxRetriesPerRequest: 1,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (attempt) => Math.min(50 * 2 ** attempt, 1_000),
  });
  const logger = new Logger('Redis');
  let away = false;
  redis.on('error', (error: Error) => {
    if (!away) logger.error(`Redis is away: ${error.message}`);
    away = true;
  });
  redis.on('ready', () => {
    if (away) logger.log('Redis is back');
    away = false;
  });
  return redis;
}

/** Disconnects on a time-out, so that a hanging server delays one request, not all. */
class ImpatientRedis extends Redis {
  override sendCommand(command: Command, stream?: WriteableStream): unknown {
    const response = super.sendCommand(command, stream);
    command.promise.catch((error: Error) => {
      if (error.message === 'Command timed out') this.disconnect(true);
    });
    return response;
  }
}
type Command = Parameters<Redis['sendCommand']>[0];
type WriteableStream = Parameters<Redis['sendCommand']>[1];

/** Registers the readiness check and closes the connection on shutdown. */
@Injectable()
export class RedisLife implements OnModuleInit, OnApplicationShutdown {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    health: HealthRegistry,
  ) {
    health.register('redis', async () => {
      await this.redis.ping();
    });
  }

  /** Waits briefly for Redis; pages are served without it. */
  async onModuleInit(): Promise<void> {
    if (this.redis.status === 'ready') return;
    await once(this.redis, 'ready', { signal: AbortSignal.timeout(BOOT_PATIENCE_MS) }).catch(() => {});
  }

  async onApplicationShutdown(): Promise<void> {
    await (this.redis.status === 'ready' ? this.redis.quit() : Promise.reject()).catch(() => {
      this.redis.disconnect();
    });
  }
}
