import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from '#lib/api.ts';
import { followingKey } from '#lib/following.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import type { Search } from '../search.ts';

const SUGGESTIONS = 6;
const MOST_NEAR = 3;

/** The roadmaps of a topic, the most followed first, or those that match the words, the best first. */
export const useSuggestions = ({ topic, q }: Search) =>
  useQuery({
    queryKey: ['roadmaps', 'welcome', topic, q],
    queryFn: async ({ signal }) => {
      const query = topic ? { categoryId: topic, sort: 'followed' as const } : { q };
      return (await callPage('GET /api/roadmaps', { query: { limit: SUGGESTIONS, ...query }, signal })).items;
    },
    staleTime: 30_000,
  });

/** The roadmaps nearest to words that none matches. */
export const useNearest = ({ q }: Search, enabled: boolean) =>
  useQuery({
    queryKey: ['roadmaps', 'welcome', 'near', q],
    queryFn: async ({ signal }) => {
      const query = { q, near: 'true' as const, limit: MOST_NEAR };
      return (await callPage('GET /api/roadmaps', { query, signal })).items;
    },
    enabled,
    staleTime: 30_000,
  });

export const useFirstStep = (roadmapId: string) =>
  useQuery({
    queryKey: ['roadmap', roadmapId],
    queryFn: ({ signal }) => call('GET /api/roadmaps/{id}', { params: { id: roadmapId }, signal }),
    staleTime: 30_000,
    select: ({ stages }) => stages.find(({ steps }) => steps.length > 0)?.steps[0] ?? null,
  });

/** Follows the roadmap, so that its next step waits at home. */
export function useStart(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/roadmaps/{id}/follow', { params: { id: roadmapId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: followingKey }),
    onError: (error) => toastError('Error', error, error.message),
  });
}
