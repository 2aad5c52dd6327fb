import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { ObjectStorage } from '@waymark/storage/port';
import { QUARANTINE_PREFIX, STORAGE, TEST_PREFIX } from './storage.ts';

const SWEEP_EVERY_MS = 3_600_000;
const MAX_AGE_MS = 24 * 3_600_000;

/** Removes quarantined files left behind by a crash, and pictures of the test upload. */
@Injectable()
export class QuarantineSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(QuarantineSweeper.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(@Inject(STORAGE) private readonly storage: ObjectStorage) {}

  onApplicationBootstrap(): void {
    const sweep = () =>
      void this.sweep(new Date()).catch((error: unknown) => {
        this.logger.warn({ msg: 'quarantine not swept', err: error });
      });
    this.timer = setInterval(sweep, SWEEP_EVERY_MS).unref();
    sweep();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Removes quarantined files and test uploads older than a day; returns their number. */
  async sweep(now: Date): Promise<number> {
    const swept =
      (await this.sweepPrefix(QUARANTINE_PREFIX, now)) + (await this.sweepPrefix(TEST_PREFIX, now));
    if (swept > 0) this.logger.log({ msg: 'quarantine swept', swept });
    return swept;
  }

  private async sweepPrefix(prefix: string, now: Date): Promise<number> {
    let swept = 0;
    for await (const { key, modifiedAt } of this.storage.list(prefix)) {
      if (now.getTime() - modifiedAt.getTime() < MAX_AGE_MS) continue;
      await this.storage.delete(key);
      swept += 1;
    }
    return swept;
  }
}
