import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import { userKey } from '../../lib/query-client.ts';
import { localJournal } from './companion/local-journal.ts';
import { pushJournal } from './companion/push-journal.ts';
import { tickOutbox } from './progress/tick-outbox.ts';
import { syncOf } from './progress/user-sync.ts';

const TIMEOUT_MS = 3_000;

export interface Unsent {
  /** Stay on the device until the user's next login. */
  ticks: number;
  /** Reflections and moods, which other users of the device must not see. */
  notes: number;
}

/** Sends pending data before a logout. Returns the numbers of what could not be sent. */
export async function flushBeforeLogout(client: QueryClient): Promise<Unsent> {
  const userId = client.getQueryData<User | null>(userKey)?.id;
  if (userId === undefined) return { ticks: 0, notes: 0 };
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([Promise.all([sendTicks(client, userId), pushJournal(client, userId)]), timeout]);
  const { reflections, moods } = localJournal.claim(userId);
  return { ticks: tickOutbox.all(userId).length, notes: reflections.length + moods.length };
}

/** Deletes reflections, moods and unsent texts from this device. */
export function deletePrivateData(userId: number): void {
  const { reflections, moods } = localJournal.claim(userId);
  for (const { id } of reflections) localJournal.remove(id);
  for (const mood of moods) localJournal.removeMood(mood);
  try {
    // Unsent texts, also of the studio.
    sessionStorage.clear();
  } catch {
    // Storage is forbidden, so it is empty.
  }
}

const sendTicks = async (client: QueryClient, userId: number): Promise<void> => {
  if (tickOutbox.all(userId).length > 0) await syncOf(client, userId).flush();
};
