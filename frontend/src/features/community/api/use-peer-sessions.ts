import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { PeerCategory, PeerPeriod, SkillLevel } from '@waymark/contracts/community/peer-options';
import type {
  PeerRecordingBody,
  PeerSessionDetails,
  PeerSessionInput,
} from '@waymark/contracts/community/peer-sessions';
import { call, callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';
import { useIdempotencyKey } from '#lib/use-idempotency-key.ts';
import { browserZone } from '#lib/zones.ts';
import { communityKey, peerKey, peerListKey } from './keys.ts';

const PAGE_SIZE = 24;

export interface PeerFilter {
  q: string;
  period: PeerPeriod;
  category: PeerCategory | undefined;
  skillLevel: SkillLevel | undefined;
  mine: boolean;
}

export const usePeerSessions = ({ q, mine, ...filter }: PeerFilter) =>
  useInfiniteQuery({
    queryKey: [...peerListKey, { q, mine, ...filter }],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/peer-sessions', {
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

export const usePeerSession = (id: string) =>
  useQuery({
    queryKey: peerKey(id),
    queryFn: ({ signal }) => call('GET /api/peer-sessions/{id}', { params: { id }, signal }),
    refetchOnMount: 'always',
  });

/**
 * Shows the session as the server returned it. `act` calls back also when the change removed the component that sent it,
 * such as a button that is no longer offered.
 */
function usePeerMutation<V>(send: (input: V) => Promise<PeerSessionDetails>) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: (session) => {
      client.setQueryData(peerKey(session.id), session);
      void client.invalidateQueries({ queryKey: peerListKey });
    },
    // A rule that refused it means that this page is outdated.
    onError: () => void client.invalidateQueries({ queryKey: communityKey }),
  });
  const act = (input: V, { onSuccess, onError, onSettled }: Callbacks): void => {
    void mutation.mutateAsync(input).then(onSuccess, onError).finally(onSettled);
  };
  return { ...mutation, act };
}

interface Callbacks {
  onSuccess?: (session: PeerSessionDetails) => void;
  onError: (error: unknown) => void;
  onSettled?: () => void;
}

export function useHostSession() {
  const { keyOf } = useIdempotencyKey();
  return usePeerMutation((body: PeerSessionInput) =>
    call('POST /api/peer-sessions', { body, idempotencyKey: keyOf(body) }),
  );
}

export const useEditPeerSession = (id: string) =>
  usePeerMutation((body: PeerSessionInput) => call('PUT /api/peer-sessions/{id}', { params: { id }, body }));

export const useCancelPeerSession = (id: string) =>
  usePeerMutation((reason: string) =>
    call('POST /api/peer-sessions/{id}/cancel', { params: { id }, body: { reason } }),
  );

export const useStartPeerSession = (id: string) =>
  usePeerMutation<void>(() => call('POST /api/peer-sessions/{id}/start', { params: { id } }));

export const useEndPeerSession = (id: string) =>
  usePeerMutation<void>(() => call('POST /api/peer-sessions/{id}/end', { params: { id } }));

export const useRegister = (id: string) =>
  usePeerMutation<void>(() =>
    call('POST /api/peer-sessions/{id}/registration', { params: { id }, body: { timezone: browserZone() } }),
  );

export const useGiveUpPlace = (id: string) =>
  usePeerMutation<void>(() => call('DELETE /api/peer-sessions/{id}/registration', { params: { id } }));

export const useSetRecording = (id: string) =>
  usePeerMutation((body: PeerRecordingBody) =>
    call('PUT /api/peer-sessions/{id}/recording', { params: { id }, body }),
  );

export const useRemoveRecording = (id: string) =>
  usePeerMutation<void>(() => call('DELETE /api/peer-sessions/{id}/recording', { params: { id } }));
