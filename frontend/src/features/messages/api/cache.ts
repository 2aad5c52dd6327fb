import type { QueryClient } from '@tanstack/react-query';
import type { Message, MessagePartner, MessageThread } from '@waymark/contracts/community/messages';
import { call } from '#lib/api.ts';
import { type MessageWindow, mergeNewest, replaceMessage } from '../window/message-window.ts';
import { countsKey, partnerKey, partnersKey, threadsKey, windowsKey } from './keys.ts';

/** What the server says of a thread. */
export function cacheThread(client: QueryClient, thread: MessageThread): void {
  client.setQueryData<MessagePartner>(
    partnerKey(thread.with.id),
    (before) =>
      before && { ...before, thread, isRequest: false, canWrite: thread.canWrite, whyNot: thread.whyNot },
  );
}

/** A message that was edited or deleted. */
export function cacheMessage(client: QueryClient, threadId: string, message: Message): void {
  changeWindows(client, threadId, (window) => replaceMessage(window, message));
}

/** A message that was sent from this page. */
export function cacheSent(client: QueryClient, message: Message, thread: MessageThread): void {
  cacheThread(client, thread);
  changeWindows(client, thread.id, (window) => mergeNewest(window, { messages: [message] }));
  refreshLists(client);
}

/** Loads what changed at the end of an open thread. */
export async function refreshThread(client: QueryClient, id: string): Promise<void> {
  const page = await call('GET /api/messages/threads/{id}', { params: { id } });
  cacheThread(client, page.thread);
  changeWindows(client, id, (window) => mergeNewest(window, page));
}

export function refreshLists(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: countsKey });
  void client.invalidateQueries({ queryKey: threadsKey });
}

/** The threads on screen; `null` for a person without one. */
export const openPartners = (client: QueryClient): { userId: number; threadId: string | null }[] =>
  client
    .getQueryCache()
    .findAll({ queryKey: partnersKey, type: 'active' })
    .map(({ queryKey, state }) => ({
      userId: queryKey.at(-1) as number,
      threadId: (state.data as MessagePartner | undefined)?.thread?.id ?? null,
    }));

function changeWindows(
  client: QueryClient,
  threadId: string,
  change: (window: MessageWindow) => MessageWindow,
): void {
  client.setQueriesData<MessageWindow>(
    { queryKey: windowsKey(threadId) },
    (window) => window && change(window),
  );
}
