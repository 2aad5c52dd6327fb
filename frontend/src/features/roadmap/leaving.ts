import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import { userKey } from '../../lib/query-client.ts';
import { localJournal } from './companion/local-journal.ts';
import { pushJournal } from './companion/push-journal.ts';
import { tickOutbox } from './progress/tick-outbox.ts';
import { syncOf } from './progress/user-sync.ts';

const PATIENCE_MS = 3_000;

export interface Unsent {
  /** They name a step and nothing else, and wait here for the person's next login. */
  ticks: number;
  /** Reflections and moods: in words that nobody else may find on this device. */
  notes: number;
}

/** Sends what waits before somebody logs out; answers what could not be sent. */
export async function sendBeforeLeaving(client: QueryClient): Promise<Unsent> {
  const userId = client.getQueryData<User | null>(userKey)?.id;
  if (userId === undefined) return { ticks: 0, notes: 0 };
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all([sendTicks(client, userId), pushJournal(client, userId)]), patience]);
  const { reflections, moods } = localJournal.claim(userId);
  return { ticks: tickOutbox.all(userId).length, notes: reflections.length + moods.length };
}

/** Deletes from this device what only its writer may read. */
export function forgetPrivate(userId: number): void {
  const { reflections, moods } = localJournal.claim(userId);
  for (const { id } of reflections) localJournal.remove(id);
  for (const mood of moods) localJournal.removeMood(mood);
  try {
    // What was typed and not yet sent, of a mentor's story too.
    sessionStorage.clear();
  } catch {
    // Forbidden: then nothing was kept there either.
  }
}

const sendTicks = async (client: QueryClient, userId: number): Promise<void> => {
  if (tickOutbox.all(userId).length > 0) await syncOf(client, userId).flush();
};
