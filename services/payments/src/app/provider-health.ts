import { Injectable, Logger } from '@nestjs/common';
import { ProviderRecovered, ProviderRefusing } from '@waymark/contracts/payments/events';
import type { Provider } from '@waymark/contracts/payments/http';
import { Database } from '@waymark/database/database';
import type { ProviderObserver } from '../integrations/bounded-provider.ts';
import type { ProviderRefuses } from '../integrations/provider.ts';
import { AlarmsRepository } from '../persistence/alarms.repository.ts';

/** Raises one alarm while the provider refuses our requests, and clears it when it accepts them again. */
@Injectable()
export class ProviderHealth implements ProviderObserver {
  private readonly logger = new Logger(ProviderHealth.name);
  /** No alarm is raised, as far as this process has seen: an accepted request then needs no statement. */
  private isQuiet = false;

  constructor(
    private readonly db: Database,
    private readonly alarms: AlarmsRepository,
  ) {}

  async refused(provider: Provider, { reason, message }: ProviderRefuses): Promise<void> {
    this.isQuiet = false;
    await this.attempt(async () => {
      await this.db.transaction(async (tx) => {
        const raised = await this.alarms.raise(tx, provider, reason, message.slice(0, 1_000));
        if (!raised) return;
        this.logger.error({ msg: 'the payment provider refuses our requests', provider, reason, message });
        const since = raised.since.toISOString();
        if (raised.isNotified) tx.emit(ProviderRefusing, { provider, reason, message, since });
      });
    });
  }

  async accepted(provider: Provider, isPayment: boolean): Promise<void> {
    if (this.isQuiet) return;
    await this.attempt(async () => {
      await this.db.transaction(async (tx) => {
        const cleared = await this.alarms.clear(tx, provider, isPayment);
        if (cleared?.isNotified) tx.emit(ProviderRecovered, { provider, since: cleared.since.toISOString() });
      });
      this.isQuiet = (await this.alarms.find(provider)) === null;
    });
  }

  /** Another process may have raised the alarm. */
  forget(): void {
    this.isQuiet = false;
  }

  /** The request itself must not fail because of this. */
  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (err) {
      this.logger.warn({ msg: 'alarm about the provider not stored', err });
    }
  }
}
