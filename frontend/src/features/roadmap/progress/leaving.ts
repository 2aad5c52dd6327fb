import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import { userKey } from '../../../lib/query-client.ts';
import { tickOutbox } from './tick-outbox.ts';
import { syncOf } from './user-sync.ts';

const PATIENCE_MS = 3_000;

/** Sends what waits before somebody logs out; answers how many ticks stay on this device for their next login. */
export async function sendBeforeLeaving(client: QueryClient): Promise<number> {
  const userId = client.getQueryData<User | null>(userKey)?.id;
  if (userId === undefined || tickOutbox.all(userId).length === 0) return 0;
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([syncOf(client, userId).flush(), patience]);
  return tickOutbox.all(userId).length;
}
