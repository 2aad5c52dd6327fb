import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { GetStoredBytes as GetFileBytes } from '@waymark/contracts/community/files.endpoints';
import { ARTIFACTS_PREFIX } from '@waymark/contracts/roadmaps/artifacts';
import { GetStoredBytes as GetSourceBytes } from '@waymark/contracts/roadmaps/rpc-account';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { context } from '@waymark/platform/context';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { ObjectStorage } from '@waymark/storage/port';
import type { Redis } from 'ioredis';
import type { Env } from '../env.ts';
import { REDIS } from '../http/redis.ts';
import { NewAccounts } from './new-accounts.ts';
import { AVATAR_UPLOADS_PREFIX, QUARANTINE_PREFIX, STORAGE, TEST_PREFIX } from './storage.ts';

const MEGABYTE = 1024 * 1024;
/** Longer than any request runs; that of a gateway that died is over then. */
const RESERVED_MS = 30 * 60_000;

/** Objects of a person that no service has a row of. */
const FOLDERS = [QUARANTINE_PREFIX, AVATAR_UPLOADS_PREFIX, TEST_PREFIX, ARTIFACTS_PREFIX];

/** Adds a reservation, of KEYS[1] `id:bytes` by the time it ends; returns the bytes of all that have not ended. */
const RESERVE = `redis.call('ZREMRANGEBYSCORE', KEYS[1], 0, ARGV[1])
  redis.call('ZADD', KEYS[1], ARGV[2], ARGV[3])
  redis.call('PEXPIREAT', KEYS[1], ARGV[2])
  local sum = 0
  for _, member in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do sum = sum + tonumber(string.match(member, ':(%d+)$')) end
  return sum`;

/**
 * How many bytes a person may store. What counts is read where it is recorded: rows of the services, objects without a row.
 * What is being stored is reserved before that is read, and until it is recorded, so parallel uploads cannot pass together.
 */
@Injectable()
export class StorageQuota {
  private readonly logger = new Logger(StorageQuota.name);

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
    @Inject(SERVICE_ENV) private readonly env: Env,
    private readonly services: RpcClient,
    private readonly newAccounts: NewAccounts,
  ) {}

  /**
   * Runs `store`, which stores at most `bytes` for the caller. 0: they are recorded already, as those of an opened upload.
   * Errors: STORAGE_FULL, TOO_MANY (new accounts of one address), UNAVAILABLE, those of `store`.
   */
  async reserving<T>(bytes: number, store: () => Promise<T>): Promise<T> {
    const caller = context()?.caller;
    if (!caller) throw new Error('only a request with a session stores files');
    const key = `storing:${caller.userId}`;
    const member = `${randomUUID()}:${Math.ceil(bytes)}`;
    const now = Date.now();
    const reserved = Number(await this.redis.eval(RESERVE, 1, key, now, now + RESERVED_MS, member));
    try {
      this.check(caller, reserved - bytes + (await this.usedBy(caller.userId)), bytes);
      return await this.newAccounts.charging(caller, bytes, store);
    } finally {
      // If Redis is unavailable, it expires.
      await this.redis.zrem(key, member).catch(() => {});
    }
  }

  private check({ role }: Caller, usedBytes: number, bytes: number): void {
    const most = role === 'learner' ? this.env.STORAGE_LEARNER_MB : this.env.STORAGE_MENTOR_MB;
    const limitBytes = most * MEGABYTE;
    if (usedBytes + bytes <= limitBytes) return;
    const remainingBytes = Math.max(0, limitBytes - usedBytes);
    throw new AppError(
      'STORAGE_FULL',
      `You have used ${inMegabytes(usedBytes)} of your ${inMegabytes(limitBytes)}, so this does not fit: ${inMegabytes(remainingBytes)} are left. Delete files that you no longer need, or choose a smaller one.`,
      { details: { usedBytes, limitBytes, remainingBytes } },
    );
  }

  private async usedBy(userId: number): Promise<number> {
    const counts = await Promise.all([
      this.recorded(GetSourceBytes),
      this.recorded(GetFileBytes),
      ...FOLDERS.map((folder) => this.bytesIn(`${folder}${userId}/`)),
    ]);
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** An unavailable service does not stop uploads to another; its bytes count again when it is available. */
  private async recorded(rpc: typeof GetSourceBytes | typeof GetFileBytes): Promise<number> {
    try {
      return (await this.services.call(rpc, {})).bytes;
    } catch (error) {
      this.logger.warn({ msg: 'stored bytes not counted', subject: rpc.subject, err: error });
      return 0;
    }
  }

  private async bytesIn(prefix: string): Promise<number> {
    let bytes = 0;
    for await (const { size } of this.storage.list(prefix)) bytes += size;
    return bytes;
  }
}

const inMegabytes = (bytes: number): string => `${Math.floor(bytes / MEGABYTE)} MB`;
