import { Inject, Injectable } from '@nestjs/common';
import { isProviderError, PAYMENT_PROVIDER, type PaymentProvider } from '../integrations/provider.ts';
import { ProviderHealth } from './provider-health.ts';

/** Notices a refusal, and its end, also while no one pays. */
@Injectable()
export class ProbeProvider {
  constructor(
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly health: ProviderHealth,
  ) {}

  async execute(): Promise<void> {
    this.health.forget();
    try {
      await this.provider.probe();
    } catch (error) {
      if (!isProviderError(error)) throw error;
    }
  }
}
