import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MessagePage } from '@waymark/contracts/community/messages';
import { useRef } from 'react';
import { call } from '#lib/api.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { cacheThread } from '../api/cache.ts';
import { windowKey } from '../api/keys.ts';
import { addEarlier, addLater, type MessageWindow, openWindow } from './message-window.ts';

type Place = { before?: number; after?: number; around?: number };

/** The loaded part of a thread; `at`: the number of a message to begin at, else what is unread or the newest. */
export function useMessageWindow(threadId: string, at: number | null) {
  const client = useQueryClient();
  const key = windowKey(threadId, at);
  const found = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => openThread(client, threadId, at, signal),
    // Opened again, it begins at what is unread then.
    gcTime: 0,
  });
  const isLoading = useRef(false);
  const extend = async (
    place: Place,
    add: (window: MessageWindow, page: MessagePage) => MessageWindow,
  ): Promise<void> => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const page = await fetchPage(threadId, place);
      client.setQueryData<MessageWindow>(key, (window) => window && add(window, page));
    } catch (error) {
      toastError('Could not load more messages', error);
    } finally {
      isLoading.current = false;
    }
  };
  const messages = found.data?.messages ?? [];
  return {
    found,
    loadEarlier: () => extend({ before: messages[0]?.number ?? 1 }, addEarlier),
    loadLater: () => extend({ after: messages.at(-1)?.number ?? 0 }, addLater),
    loadNewest: () => extend({}, (window, page) => ({ ...openWindow(page), readUpTo: window.readUpTo })),
  };
}

const fetchPage = (id: string, place: Place, signal?: AbortSignal): Promise<MessagePage> =>
  call('GET /api/messages/threads/{id}', { params: { id }, query: place, ...(signal && { signal }) });

async function openThread(
  client: QueryClient,
  threadId: string,
  at: number | null,
  signal: AbortSignal,
): Promise<MessageWindow> {
  const page = await fetchPage(threadId, at === null ? {} : { around: at }, signal);
  cacheThread(client, page.thread);
  const { unread, readUpTo } = page.thread;
  const isAllShown = at !== null || unread <= page.messages.length;
  return openWindow(isAllShown ? page : await fetchPage(threadId, { around: readUpTo + 1 }, signal));
}
