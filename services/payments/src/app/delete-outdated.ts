import { Injectable } from '@nestjs/common';
import { DeliveriesRepository } from '../persistence/deliveries.repository.ts';
import { WebhooksRepository } from '../persistence/webhooks.repository.ts';

const BATCH = 1_000;
/** Providers repeat an event for three days at most; an older one does nothing new, since they are only reasons to ask. */
const EVENT_DAYS = 30;
const DELIVERY_DAYS = 7;

/** Webhooks hold what payers told their provider: they go when nobody needs them any more. The ledger stays. */
@Injectable()
export class ForgetOutdated {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: DeliveriesRepository,
  ) {}

  /** One batch; true when there may be more. */
  async execute(): Promise<boolean> {
    const events = await this.webhooks.forget(EVENT_DAYS, BATCH);
    const deliveries = await this.deliveries.forget(DELIVERY_DAYS, BATCH);
    return events === BATCH || deliveries === BATCH;
  }
}
