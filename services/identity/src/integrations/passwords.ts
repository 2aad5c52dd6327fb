import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@waymark/kernel/app-error';
import { deadlineExceeded } from '@waymark/platform/context';
import { LimitedQueue, QueueFull } from '../domain/limited-queue.ts';

/** `Algorithm.Argon2id` of the library: an ambient const enum, which a single-file compiler cannot read. */
const ARGON2ID = 2;
/** argon2id at OWASP's floor (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane. */
const PARAMS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Four at once leave room on two cores for everybody who is not logging in. */
const AT_ONCE = 4;
const MAY_WAIT = 100;
const RETRY_AFTER_SECONDS = 2;

/** Hashes and checks passwords. Throws UNAVAILABLE with a retry time when too many wait. */
@Injectable()
export class Passwords {
  private readonly queue = new LimitedQueue(AT_ONCE, MAY_WAIT);
  private readonly decoy = hash('nobody has this password', PARAMS);

  hash(password: string): Promise<string> {
    return this.turn(() => hash(password, PARAMS));
  }

  /** Takes as long when there is no hash, so that time does not tell whether an account exists. */
  async matches(password: string, stored: string | null): Promise<boolean> {
    const against = stored ?? (await this.decoy);
    const same = await this.turn(() => verify(against, password));
    return same && stored !== null;
  }

  private async turn<T>(task: () => Promise<T>): Promise<T> {
    // In a storm of logins those who wait longest have given up: hashing for them would only delay the others.
    try {
      return await this.queue.run(() => (deadlineExceeded() ? Promise.reject(tooLate()) : task()));
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      throw new AppError(
        'UNAVAILABLE',
        'Many people are logging in right now. Please try again in a moment.',
        {
          retryAfter: RETRY_AFTER_SECONDS,
        },
      );
    }
  }
}

const tooLate = (): AppError =>
  new AppError('TIMEOUT', 'This took too long. Please try again.', { retryAfter: RETRY_AFTER_SECONDS });
