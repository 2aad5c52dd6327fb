import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { SupportCategory, SupportState, Urgency } from '@waymark/contracts/community/options';
import type {
  SupportRequestInput,
  SupportResponseInput,
  SupportThread,
} from '@waymark/contracts/community/support';
import { call, callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';
import { useIdempotencyKey } from '#lib/use-idempotency-key.ts';
import { requestKeys, statsKey, threadKey } from './keys.ts';

const PAGE_SIZE = 24;

export interface SupportFilter {
  q: string;
  state: SupportState | undefined;
  category: SupportCategory | undefined;
  urgency: Urgency | undefined;
  mine: boolean;
}

export const useSupportRequests = ({ q, mine, ...filter }: SupportFilter) =>
  useInfiniteQuery({
    queryKey: [...requestKeys, { q, mine, ...filter }],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/support-requests', {
        query: {
          limit: PAGE_SIZE,
          cursor: pageParam,
          q: q || undefined,
          mine: mine ? 'true' : undefined,
          ...filter,
        },
        signal,
      }),
    ...cursorPaging,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export const useThread = (id: string) =>
  useQuery({
    queryKey: threadKey(id),
    queryFn: ({ signal }) => call('GET /api/support-requests/{id}', { params: { id }, signal }),
    refetchOnMount: 'always',
  });

/** Shows the thread as the server returned it. */
function useThreadMutation<V>(send: (input: V) => Promise<SupportThread>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (thread) => {
      client.setQueryData(threadKey(thread.id), thread);
      for (const queryKey of [requestKeys, statsKey]) void client.invalidateQueries({ queryKey });
    },
  });
}

export function useCreateRequest() {
  const { keyOf } = useIdempotencyKey();
  return useThreadMutation((body: SupportRequestInput) =>
    call('POST /api/support-requests', { body, idempotencyKey: keyOf(body) }),
  );
}

export const useEditRequest = (id: string) =>
  useThreadMutation((body: SupportRequestInput) =>
    call('PUT /api/support-requests/{id}', { params: { id }, body }),
  );

export const useSetState = (id: string) =>
  useThreadMutation((state: SupportState) =>
    call(
      state === 'closed' ? 'POST /api/support-requests/{id}/close' : 'POST /api/support-requests/{id}/reopen',
      { params: { id } },
    ),
  );

export const useMarkHelped = (id: string) =>
  useThreadMutation((responseId: string | null) =>
    call('PUT /api/support-requests/{id}/helped', { params: { id }, body: { responseId } }),
  );

export function useRespond(id: string) {
  const { keyOf, reset } = useIdempotencyKey();
  const mutation = useThreadMutation((body: SupportResponseInput) =>
    call('POST /api/support-requests/{id}/responses', { params: { id }, body, idempotencyKey: keyOf(body) }),
  );
  return { ...mutation, forgetKey: reset };
}

export const useEditResponse = (id: string) =>
  useThreadMutation(({ responseId, text }: { responseId: string; text: string }) =>
    call('PATCH /api/support-requests/{id}/responses/{responseId}', {
      params: { id, responseId },
      body: { text },
    }),
  );

export const useRemoveResponse = (id: string) =>
  useThreadMutation((responseId: string) =>
    call('DELETE /api/support-requests/{id}/responses/{responseId}', { params: { id, responseId } }),
  );
