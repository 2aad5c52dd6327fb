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
import * as routes from '@waymark/contracts/community/support-routes';
import { call, callPage } from '../../../lib/api.ts';
import { cursorPaging } from '../../../lib/cursor-paging.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
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
      callPage(routes.listSupportRequests, {
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
    queryFn: ({ signal }) => call(routes.getSupportRequest, { params: { id }, signal }),
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
    call(routes.createSupportRequest, { body, idempotencyKey: keyOf(body) }),
  );
}

export const useEditRequest = (id: string) =>
  useThreadMutation((body: SupportRequestInput) => call(routes.editSupportRequest, { params: { id }, body }));

export const useSetState = (id: string) =>
  useThreadMutation((state: SupportState) =>
    call(state === 'closed' ? routes.closeSupportRequest : routes.reopenSupportRequest, { params: { id } }),
  );

export const useMarkHelped = (id: string) =>
  useThreadMutation((responseId: string | null) =>
    call(routes.markHelpedResponse, { params: { id }, body: { responseId } }),
  );

export function useRespond(id: string) {
  const { keyOf, reset } = useIdempotencyKey();
  const mutation = useThreadMutation((body: SupportResponseInput) =>
    call(routes.respondToRequest, { params: { id }, body, idempotencyKey: keyOf(body) }),
  );
  return { ...mutation, forgetKey: reset };
}

export const useEditResponse = (id: string) =>
  useThreadMutation(({ responseId, text }: { responseId: string; text: string }) =>
    call(routes.editResponse, { params: { id, responseId }, body: { text } }),
  );

export const useRemoveResponse = (id: string) =>
  useThreadMutation((responseId: string) => call(routes.removeResponse, { params: { id, responseId } }));
