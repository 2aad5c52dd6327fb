import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CreateRoadmapBody } from '@waymark/contracts/roadmaps/http';
import { createRoadmap, listCategories, listMyRoadmaps } from '@waymark/contracts/roadmaps/routes';
import { useRef } from 'react';
import { call, callPage, newIdempotencyKey } from '../../../lib/api.ts';

export const myRoadmapsKey = ['my-roadmaps'] as const;

/** The mentor's own roadmaps, drafts too, last edited first. */
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

/** Makes a roadmap; trying again after a lost answer does not make a second one. */
export function useCreateRoadmap() {
  const client = useQueryClient();
  const key = useRef(newIdempotencyKey());
  const lastBody = useRef('');
  return useMutation({
    mutationFn: (body: CreateRoadmapBody) => {
      const text = JSON.stringify(body);
      if (text !== lastBody.current) key.current = newIdempotencyKey();
      lastBody.current = text;
      return call(createRoadmap, { body, idempotencyKey: key.current });
    },
    onSuccess: (roadmap) => {
      lastBody.current = '';
      client.setQueryData(['roadmap', roadmap.id, 'draft'], roadmap);
      void client.invalidateQueries({ queryKey: myRoadmapsKey });
    },
  });
}
