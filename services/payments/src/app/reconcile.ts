import { setTimeout as sleep } from 'node:timers/promises';
import type { ForeignIntent } from '../domain/books.ts';
import { differences } from '../domain/reconcile.ts';
import type { ProviderBooks } from '../integrations/provider-books.ts';
import { type Books, firstIntentAt, readIntents, readSessions } from '../persistence/books.reader.ts';

interface Sources {
  payments: Books;
  scheduling: Books;
  provider: ProviderBooks;
}

/** Clocks of ours and of the provider's may differ. */
const A_DAY_MS = 86_400_000;

/**
 * In what ledger, intents, sessions and provider differ. On a running system news is always on its way between them, so
 * only what is still there at a second look counts.
 */
export async function reconcile(sources: Sources, { secondLookMs = 3_000 } = {}): Promise<string[]> {
  const first = await compare(sources);
  if (first.length === 0) return [];
  await sleep(secondLookMs);
  const second = new Set(await compare(sources));
  return first.filter((difference) => second.has(difference));
}

async function compare({ payments, scheduling, provider }: Sources): Promise<string[]> {
  const first = (await firstIntentAt(payments)) ?? new Date();
  const foreign: ForeignIntent[] = [];
  const since = new Date(first.getTime() - A_DAY_MS);
  for await (const intent of provider.listIntents({ since })) foreign.push(intent);
  const [intents, sessions] = await Promise.all([readIntents(payments), readSessions(scheduling)]);
  return differences({ intents, sessions, provider: { name: provider.name, intents: foreign } });
}
