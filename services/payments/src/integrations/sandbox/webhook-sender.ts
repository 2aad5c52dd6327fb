import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import { RecurringWork } from '@waymark/platform/recurring-work';
import type { PaymentsEnv } from '../../env.ts';
import { DeliveriesRepository, type Delivery } from '../../persistence/deliveries.repository.ts';
import { sign } from './webhook-signature.ts';

const BATCH = 10;
const LEASE_MS = 30_000;
const TIMEOUT_MS = 8_000;
/** About three days with doubling delays, as Stripe does. */
const MAX_ATTEMPTS = 20;

@Injectable()
export class WebhookSender implements OnApplicationBootstrap {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: PaymentsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly deliveries: DeliveriesRepository,
    private readonly recurring: RecurringWork,
  ) {}

  onApplicationBootstrap(): void {
    if (this.env.PAYMENTS_PROVIDER !== 'sandbox') return;
    this.recurring.start('deliveries', this.env.PAYMENTS_LOOK_MS, () => this.execute());
  }

  async execute(): Promise<boolean> {
    const due = await this.deliveries.claim(BATCH, LEASE_MS);
    await Promise.all(due.map((delivery) => this.send(delivery)));
    return due.length === BATCH;
  }

  private async send({ id, payload, attempts }: Delivery): Promise<void> {
    try {
      const response = await fetch(this.env.SANDBOX_WEBHOOK_URL, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'stripe-signature': sign(this.env.SANDBOX_WEBHOOK_SECRET ?? '', payload, this.clock.now()),
        },
        body: payload,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`status ${response.status}`);
      await this.deliveries.markDelivered(id);
    } catch (error) {
      const retryMs = attempts >= MAX_ATTEMPTS ? null : Math.min(6 * 3_600_000, 500 * 2 ** attempts);
      await this.deliveries.markFailed(id, String(error).slice(0, 500), retryMs);
    }
  }
}
