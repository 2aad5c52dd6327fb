import { setTimeout as sleep } from 'node:timers/promises';
import { differences } from '../domain/reconcile.ts';
import type { ProviderRecord } from '../domain/records.ts';
import type { ProviderRecords } from '../integrations/provider-records.ts';
import { firstIntentAt, type Reader, readIntents, readSessions } from '../persistence/records.reader.ts';

interface Sources {
  payments: Reader;
  scheduling: Reader;
  provider: ProviderRecords;
}

/** Tolerates clock differences to the provider. */
const DAY_MS = 86_400_000;

/**
 * Returns the differences between ledger, intents, sessions and provider. On a running system events are always in
 * transit, so only differences found by two checks are returned.
 */
export async function reconcile(sources: Sources, { secondCheckMs = 3_000 } = {}): Promise<string[]> {
  const first = await compare(sources);
  if (first.length === 0) return [];
  await sleep(secondCheckMs);
  const second = new Set(await compare(sources));
  return first.filter((difference) => second.has(difference));
}

async function compare({ payments, scheduling, provider }: Sources): Promise<string[]> {
  const first = (await firstIntentAt(payments)) ?? new Date();
  const since = new Date(first.getTime() - DAY_MS);
  const atProvider: ProviderRecord[] = [];
  for await (const intent of provider.listIntents({ since })) atProvider.push(intent);
  const [intents, sessions] = await Promise.all([readIntents(payments), readSessions(scheduling)]);
  return differences({ intents, sessions, provider: { name: provider.name, intents: atProvider } });
}
