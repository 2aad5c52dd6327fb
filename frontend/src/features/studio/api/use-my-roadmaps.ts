import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CreateRoadmapBody } from '@waymark/contracts/roadmaps/http';
import { createRoadmap, listCategories, listMyRoadmaps } from '@waymark/contracts/roadmaps/routes';
import { call, callPage } from '../../../lib/api.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';

export const myRoadmapsKey = ['my-roadmaps'] as const;

/** The mentor's own roadmaps, including drafts, last edited first. */
export const useMyRoadmaps = () =>
  useInfiniteQuery({
    queryKey: myRoadmapsKey,
    queryFn: ({ pageParam, signal }) =>
      callPage(listMyRoadmaps, { query: { limit: 24, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });

export const useCategories = () =>
  useQuery({ queryKey: ['categories'], queryFn: ({ signal }) => call(listCategories, { signal }) });

/** Idempotent per body. */
export function useCreateRoadmap() {
  const client = useQueryClient();
  const { keyOf, reset } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: CreateRoadmapBody) => call(createRoadmap, { body, idempotencyKey: keyOf(body) }),
    onSuccess: (roadmap) => {
      reset();
      client.setQueryData(['roadmap', roadmap.id, 'draft'], roadmap);
      void client.invalidateQueries({ queryKey: myRoadmapsKey });
    },
  });
}
