import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CreateRoadmapBody } from '@waymark/contracts/roadmaps/http';
import { call, callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';
import { useIdempotencyKey } from '#lib/use-idempotency-key.ts';

export const myRoadmapsKey = ['my-roadmaps'] as const;

/** The mentor's own roadmaps, including drafts, last edited first. */
export const useMyRoadmaps = () =>
  useInfiniteQuery({
    queryKey: myRoadmapsKey,
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/mentor/roadmaps', { query: { limit: 24, cursor: pageParam }, signal }),
    ...cursorPaging,
  });

/** Idempotent per body. */
export function useCreateRoadmap() {
  const client = useQueryClient();
  const { keyOf, reset } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: CreateRoadmapBody) =>
      call('POST /api/roadmaps', { body, idempotencyKey: keyOf(body) }),
    onSuccess: (roadmap) => {
      reset();
      client.setQueryData(['roadmap', roadmap.id, 'draft'], roadmap);
      void client.invalidateQueries({ queryKey: myRoadmapsKey });
    },
  });
}
