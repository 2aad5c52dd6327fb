import { Inject, Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { DEMO_PASSWORD } from '@waymark/demo/people';
import { AppError } from '@waymark/kernel/app-error';
import { deadlineExceeded } from '@waymark/platform/context';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { IdentityEnv } from '../../env.ts';
import { LimitedQueue, QueueFull } from '../domain/limited-queue.ts';

/** The library's `Algorithm.Argon2id`, an ambient const enum that single-file compilers cannot read. */
const ARGON2ID = 2;
/** OWASP's minimum for argon2id (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane. */
const PARAMS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Leaves capacity on two cores for other requests. */
const CONCURRENCY = 4;
const MAX_WAITING = 100;
const RETRY_AFTER_SECONDS = 2;

/** Hashes and verifies passwords. Throws UNAVAILABLE when too many are queued, TIMEOUT after the request's deadline. */
@Injectable()
export class Passwords {
  private readonly queue = new LimitedQueue(CONCURRENCY, MAX_WAITING);
  private readonly decoy = hash('not the password of any account', PARAMS);

  constructor(@Inject(SERVICE_ENV) private readonly env: Pick<IdentityEnv, 'DEMO_MODE'>) {}

  hash(password: string): Promise<string> {
    return this.enqueue(() => hash(password, PARAMS));
  }

  /**
   * Takes the same time without a stored hash, so that timing does not reveal whether an account exists. Outside the demo its
   * public password matches no account.
   */
  async matches(password: string, stored: string | null): Promise<boolean> {
    const against = stored ?? (await this.decoy);
    const same = await this.enqueue(() => verify(against, password));
    const isPublic = password === DEMO_PASSWORD && !this.env.DEMO_MODE;
    return same && stored !== null && !isPublic;
  }

  private async enqueue<T>(task: () => Promise<T>): Promise<T> {
    // Under load, hashing for requests that have timed out would only delay the others.
    try {
      return await this.queue.run(() => (deadlineExceeded() ? Promise.reject(timedOut()) : task()));
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

const timedOut = (): AppError =>
  new AppError('TIMEOUT', 'This took too long. Please try again.', { retryAfter: RETRY_AFTER_SECONDS });
