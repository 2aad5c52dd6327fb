import { Inject, Injectable, Logger } from '@nestjs/common';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { type NextAttempt, type Refund, refundKey, retryMs } from '../domain/refund.ts';
import type { PaymentsEnv } from '../env.ts';
import {
  PAYMENT_PROVIDER,
  type PaymentProvider,
  type ProviderRefund,
  ProviderRejected,
} from '../integrations/provider.ts';
import { RefundsRepository } from '../persistence/refunds.repository.ts';
import { RecordRefund } from './record-refund.ts';
import { TakeOverDisputes } from './take-over-disputes.ts';
import { TakeOverRefunds } from './take-over-refunds.ts';

const BATCH = 5;
const LEASE_MS = 45_000;
const WAITING = { state: 'waiting', providerId: null } as const;

@Injectable()
export class PayRefunds {
  private readonly logger = new Logger(PayRefunds.name);

  constructor(
    @Inject(SERVICE_ENV) private readonly env: PaymentsEnv,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly refunds: RefundsRepository,
    private readonly record: RecordRefund,
    private readonly takeOver: TakeOverRefunds,
    private readonly disputes: TakeOverDisputes,
  ) {}

  async execute(): Promise<boolean> {
    const due = await this.refunds.claim(this.provider.name, BATCH, LEASE_MS);
    await Promise.all(due.map((refund) => this.attempt(refund)));
    return due.length === BATCH;
  }

  /** Attempts a refund that may not be due yet. */
  async payNow(id: string): Promise<void> {
    const [refund] = await this.refunds.claim(this.provider.name, 1, LEASE_MS, id);
    if (refund) await this.attempt(refund);
  }

  private async attempt(refund: Refund): Promise<void> {
    try {
      await this.apply(refund, await this.requestOrRetrieve(refund));
    } catch (err) {
      const needsNewKey = err instanceof ProviderRejected;
      // It then has another generation, and what follows has no effect.
      if (needsNewKey) await this.synchronize(refund);
      this.logger.warn({ msg: 'refund failed, will be retried', refundId: refund.id, err });
      const error = err instanceof Error ? err.message : String(err);
      const { state, providerId } = refund;
      if (state === 'pending' && providerId) {
        return this.postpone(refund, { state, providerId, error, needsNewKey: false });
      }
      await this.postpone(refund, { ...WAITING, error, needsNewKey });
    }
  }

  private requestOrRetrieve(refund: Refund): Promise<ProviderRefund> {
    if (refund.state === 'pending' && refund.providerId)
      return this.provider.retrieveRefund(refund.providerId);
    return this.provider.refund({
      refundId: refundKey(refund.id, refund.generation),
      providerId: refund.intentProviderId,
      amount: refund.amount,
    });
  }

  private async apply(refund: Refund, { id: providerId, state, error }: ProviderRefund): Promise<void> {
    if (state === 'succeeded') return this.record.settled(refund.id, providerId);
    if (state === 'pending') {
      return this.postpone(refund, { state, providerId, error: null, needsNewKey: false });
    }
    const message = error?.message ?? 'The refund failed at the provider.';
    await this.postpone(refund, { ...WAITING, error: message, needsNewKey: true });
  }

  private postpone(refund: Refund, next: Omit<NextAttempt, 'afterMs'>): Promise<void> {
    const attempt = next.error === null ? refund.polls + 1 : refund.attempts + 1;
    const afterMs = retryMs(attempt, Math.random(), this.env.REFUND_RETRY_SECONDS * 1_000);
    return this.record.postponed(refund, { ...next, error: next.error?.slice(0, 1_000) ?? null, afterMs });
  }

  /** The provider rejects a refund that was made in its dashboard, and one over a dispute. */
  private async synchronize({ intentId: id, intentProviderId: providerId }: Refund): Promise<void> {
    try {
      await this.disputes.execute({ id, providerId });
      await this.takeOver.execute({ id, providerId });
    } catch (err) {
      this.logger.warn({ msg: 'refunds of the dashboard not taken over', intentId: id, err });
    }
  }
}
