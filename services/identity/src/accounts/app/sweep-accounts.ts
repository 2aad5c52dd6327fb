import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { RecurringWork } from '@waymark/platform/recurring-work';
import type { IdentityEnv } from '../../env.ts';
import { DevicesRepository } from '../../login/persistence/devices.repository.ts';
import { EmailLinksRepository } from '../persistence/email-links.repository.ts';

/** Deletes expired links of addresses and devices that are no longer used. */
@Injectable()
export class SweepAccounts implements OnApplicationBootstrap {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: IdentityEnv,
    private readonly recurring: RecurringWork,
    private readonly links: EmailLinksRepository,
    private readonly devices: DevicesRepository,
  ) {}

  onApplicationBootstrap(): void {
    const everyMs = this.env.NEWS_SWEEP_MINUTES * 60_000;
    this.recurring.start('sweep of accounts', everyMs, () => this.execute(), { drainWithinMs: 4_000 });
  }

  async execute(): Promise<void> {
    await this.links.sweep();
    await this.devices.sweep();
  }
}
