import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { RecurringWork } from '@waymark/platform/recurring-work';
import type { IdentityEnv } from '../../env.ts';
import { ErasuresRepository } from '../persistence/erasures.repository.ts';

/** Deletes the accounts whose time has come, each in its own transaction. */
@Injectable()
export class EraseAccounts implements OnApplicationBootstrap {
  private readonly logger = new Logger(EraseAccounts.name);

  constructor(
    @Inject(SERVICE_ENV) private readonly env: IdentityEnv,
    private readonly recurring: RecurringWork,
    private readonly erasures: ErasuresRepository,
  ) {}

  onApplicationBootstrap(): void {
    const everyMs = this.env.ACCOUNT_SWEEP_SECONDS * 1_000;
    this.recurring.start('deletion of accounts', everyMs, () => this.execute());
  }

  async execute(): Promise<void> {
    for (const userId of await this.erasures.findDue()) {
      try {
        if (await this.erasures.erase(userId)) this.logger.log({ msg: 'account deleted', userId });
      } catch (err) {
        // The others are deleted all the same; the invariants report this one.
        this.logger.error({ msg: 'account not deleted, retrying later', userId, err });
      }
    }
    await this.erasures.sweepNames();
  }
}
