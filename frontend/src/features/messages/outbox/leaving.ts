import type { QueryClient } from '@tanstack/react-query';
import { removeDrafts } from './drafts.ts';
import { messageOutbox } from './message-outbox.ts';
import { messageSync } from './user-sync.ts';

const TIMEOUT_MS = 3_000;

/** Sends waiting messages before a logout. Returns the number of those that could not be sent. */
export async function flushMessages(client: QueryClient, userId: number): Promise<number> {
  if (messageOutbox.all(userId).length > 0) {
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS));
    await Promise.race([messageSync(client, userId).flush(), timeout]);
  }
  return messageOutbox.all(userId).length;
}

/** Deletes drafts and unsent messages from this device. */
export function deleteMessages(userId: number): void {
  for (const { clientId } of messageOutbox.all(userId)) messageOutbox.remove(userId, clientId);
  removeDrafts(userId);
}
