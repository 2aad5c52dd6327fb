import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import type { Redis } from 'ioredis';
import { REDIS } from '../http/redis.ts';

export const GRANT_SECONDS = 300;

const key = (sessionId: string): string => `export-grant:${sessionId}`;

/** Permissions to download one's data once, given for the password. They belong to a session and need no secret. */
@Injectable()
export class ExportGrants {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  async give(sessionId: string): Promise<Date> {
    await this.ask(() => this.redis.set(key(sessionId), '1', 'EX', GRANT_SECONDS));
    return new Date(Date.now() + GRANT_SECONDS * 1_000);
  }

  /** Uses the permission up. Error: FORBIDDEN without one. */
  async take(sessionId: string): Promise<void> {
    if ((await this.ask(() => this.redis.getdel(key(sessionId)))) !== null) return;
    throw new AppError('FORBIDDEN', 'Please enter your password again to download your data.');
  }

  private async ask<T>(command: () => Promise<T>): Promise<T> {
    try {
      return await command();
    } catch (cause) {
      const message = 'Downloads are not available right now. Please try again.';
      throw new AppError('UNAVAILABLE', message, { cause, retryAfter: 3 });
    }
  }
}
