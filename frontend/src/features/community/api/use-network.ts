import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { SaveCardBody } from '@waymark/contracts/community/network';
import type { MemberCategory } from '@waymark/contracts/community/options';
import { call, callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';
import { communityKey, memberKeys, statsKey } from './keys.ts';

const PAGE_SIZE = 24;
const cardKey = [...communityKey, 'card'] as const;

export interface MemberFilter {
  q: string;
  category: MemberCategory | undefined;
  available: boolean;
}

export const useMembers = ({ q, category, available }: MemberFilter) =>
  useInfiniteQuery({
    queryKey: [...memberKeys, { q, category, available }],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/mentor-network', {
        query: {
          limit: PAGE_SIZE,
          cursor: pageParam,
          q: q || undefined,
          category,
          available: available ? 'true' : undefined,
        },
        signal,
      }),
    ...cursorPaging,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export const useCommunityStats = (enabled: boolean) =>
  useQuery({
    queryKey: statsKey,
    queryFn: ({ signal }) => call('GET /api/community-stats', { signal }),
    refetchOnMount: 'always',
    enabled,
  });

export const useSkills = () =>
  useQuery({
    queryKey: [...communityKey, 'skills'],
    queryFn: ({ signal }) => call('GET /api/mentor-network/skills', { signal }),
  });

export const useOwnCard = () =>
  useQuery({
    queryKey: cardKey,
    queryFn: ({ signal }) => call('GET /api/mentor-network/me', { signal }),
    refetchOnMount: 'always',
  });

export function useSaveCard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SaveCardBody) => call('PUT /api/mentor-network/me', { body }),
    onSuccess: (card) => {
      client.setQueryData(cardKey, card);
      for (const queryKey of [memberKeys, statsKey]) void client.invalidateQueries({ queryKey });
    },
  });
}
