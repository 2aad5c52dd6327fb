import { Injectable } from '@nestjs/common';
import { DeliveriesRepository } from '../persistence/deliveries.repository.ts';
import { ReconciliationsRepository } from '../persistence/reconciliations.repository.ts';
import { WebhooksRepository } from '../persistence/webhooks.repository.ts';

const BATCH = 1_000;
/** Providers repeat an event for up to three days. */
const EVENT_DAYS = 30;
const DELIVERY_DAYS = 7;
const RECONCILIATION_DAYS = 30;

/** What happened at the provider is in the other tables, so its events are deleted when no longer needed. */
@Injectable()
export class DeleteOutdated {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly reconciliations: ReconciliationsRepository,
  ) {}

  async execute(): Promise<boolean> {
    const events = await this.webhooks.deleteOld(EVENT_DAYS, BATCH);
    const deliveries = await this.deliveries.deleteOld(DELIVERY_DAYS, BATCH);
    await this.reconciliations.deleteOld(RECONCILIATION_DAYS);
    return events === BATCH || deliveries === BATCH;
  }
}
