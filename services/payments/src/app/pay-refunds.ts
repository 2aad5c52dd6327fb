import { Inject, Injectable, Logger } from '@nestjs/common';
import { refundKey, retryMs } from '../domain/refund.ts';
import { ENV, type PaymentsEnv } from '../env.ts';
import {
  PAYMENT_PROVIDER,
  type PaymentProvider,
  type ProviderRefund,
  ProviderRefused,
} from '../integrations/provider.ts';
import { type Refund, RefundsRepository } from '../persistence/refunds.repository.ts';

const BATCH = 5;
const LEASE_MS = 45_000;

/** Gives money back until it is back. */
@Injectable()
export class PayRefunds {
  private readonly logger = new Logger(PayRefunds.name);

  constructor(
    @Inject(ENV) private readonly env: PaymentsEnv,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly refunds: RefundsRepository,
  ) {}

  /** One batch of what is due; true when there may be more. */
  async execute(): Promise<boolean> {
    const due = await this.refunds.claim(this.provider.name, BATCH, LEASE_MS);
    await Promise.all(due.map((refund) => this.attempt(refund)));
    return due.length === BATCH;
  }

  /** Now, whether due or not. */
  async payNow(id: string): Promise<void> {
    const [refund] = await this.refunds.claim(this.provider.name, 1, LEASE_MS, id);
    if (refund) await this.attempt(refund);
  }

  private async attempt(refund: Refund): Promise<void> {
    try {
      await this.keep(refund, await this.ask(refund));
    } catch (error) {
      const anew = error instanceof ProviderRefused;
      if (anew && (await this.isBackAlready(refund))) return this.refunds.settle(refund.id, null);
      const fault = error instanceof Error ? error.message : String(error);
      this.logger.warn({ msg: 'refund failed, again later', refundId: refund.id, err: error });
      const { providerId } = refund;
      const asked = refund.state === 'pending' && providerId !== null;
      await this.later(
        refund,
        fault,
        asked ? { state: 'pending', providerId, anew: false } : { ...WAITING, anew },
      );
    }
  }

  private ask(refund: Refund): Promise<ProviderRefund> {
    if (refund.state === 'pending' && refund.providerId)
      return this.provider.retrieveRefund(refund.providerId);
    return this.provider.refund({
      refundId: refundKey(refund.id, refund.generation),
      providerId: refund.intentProviderId,
      amount: refund.amount,
    });
  }

  private async keep(refund: Refund, word: ProviderRefund): Promise<void> {
    if (word.state === 'succeeded') return this.refunds.settle(refund.id, word.id);
    if (word.state === 'failed') {
      return this.later(refund, word.error?.message ?? 'the refund failed at the provider', {
        ...WAITING,
        anew: true,
      });
    }
    await this.later(refund, null, { state: 'pending', providerId: word.id, anew: false });
  }

  private later(
    refund: Refund,
    fault: string | null,
    next: { state: 'waiting' | 'pending'; providerId: string | null; anew: boolean },
  ): Promise<void> {
    const tries = fault === null ? refund.polls + 1 : refund.attempts + 1;
    const afterMs = retryMs(tries, Math.random(), this.env.REFUND_RETRY_SECONDS * 1_000);
    return this.refunds.putOff(refund, { ...next, fault: fault?.slice(0, 1_000) ?? null, afterMs });
  }

  /** Somebody may have given it back at the provider's own desk: then a refund is refused, and rightly so. */
  private async isBackAlready(refund: Refund): Promise<boolean> {
    try {
      const { amountRefunded } = await this.provider.retrieve(refund.intentProviderId);
      return amountRefunded - (await this.refunds.othersOf(refund)) >= refund.amount;
    } catch {
      return false;
    }
  }
}

const WAITING = { state: 'waiting', providerId: null } as const;
