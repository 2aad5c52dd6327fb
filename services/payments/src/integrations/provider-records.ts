import type { Database } from '@waymark/database/database';
import type { ProviderRecord } from '../domain/records.ts';
import type { PaymentsEnv } from '../env.ts';
import { SandboxRepository } from '../persistence/sandbox.repository.ts';
import type { PaymentProvider } from './provider.ts';
import { toIntent } from './sandbox/sandbox-provider.ts';
import { stripeFromEnv } from './stripe/stripe-from-env.ts';

export interface ProviderRecords {
  readonly name: PaymentProvider['name'];
  listIntents(options: { since: Date }): AsyncIterable<ProviderRecord>;
}

/** Reads the records of the configured provider, for commands outside the service. */
export function providerRecords(
  env: Pick<PaymentsEnv, 'PAYMENTS_PROVIDER'> & Parameters<typeof stripeFromEnv>[0],
  db: Database,
): ProviderRecords {
  if (env.PAYMENTS_PROVIDER === 'stripe') return stripeFromEnv(env);
  const sandbox = new SandboxRepository(db);
  return {
    name: 'sandbox',
    async *listIntents({ since }) {
      for (const row of await sandbox.created(since)) yield toIntent(row);
    },
  };
}
