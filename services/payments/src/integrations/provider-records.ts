import type { Database } from '@waymark/database/database';
import type { ForeignIntent } from '../domain/books.ts';
import type { PaymentsEnv } from '../env.ts';
import { SandboxRepository } from '../persistence/sandbox.repository.ts';
import type { PaymentProvider } from './provider.ts';
import { toIntent } from './sandbox/sandbox-provider.ts';
import { stripeFromEnv } from './stripe/stripe-from-env.ts';

/** What of a provider is enough to compare books with. */
export interface ProviderBooks {
  readonly name: PaymentProvider['name'];
  listIntents(options: { since: Date }): AsyncIterable<ForeignIntent>;
}

/** The books of the provider that is set up, for a command outside the service. */
export function providerBooks(
  env: Pick<PaymentsEnv, 'PAYMENTS_PROVIDER'> & Parameters<typeof stripeFromEnv>[0],
  db: Database,
): ProviderBooks {
  if (env.PAYMENTS_PROVIDER === 'stripe') return stripeFromEnv(env);
  const books = new SandboxRepository(db);
  return {
    name: 'sandbox',
    async *listIntents({ since }) {
      for (const row of await books.since(since)) yield toIntent(row);
    },
  };
}
