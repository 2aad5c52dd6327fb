import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Difficulty, MaterialSort, MaterialType } from '@waymark/contracts/community/material-options';
import { call, callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';
import { listKeys, materialKey, ownKey, positionKey, summaryKey } from './keys.ts';

const PAGE_SIZE = 24;

export interface MaterialFilter {
  q: string;
  category: string | undefined;
  type: MaterialType | undefined;
  difficulty: Difficulty | undefined;
  sort: MaterialSort;
}

/** `userId`: what a visitor and a user get differs. */
export const useMaterials = ({ q, ...filter }: MaterialFilter, userId: number | undefined) =>
  useInfiniteQuery({
    queryKey: [...listKeys, { q, ...filter, userId }],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/learning-materials', {
        query: { limit: PAGE_SIZE, cursor: pageParam, q: q || undefined, ...filter },
        signal,
      }),
    ...cursorPaging,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export const useMaterialSummary = () =>
  useQuery({
    queryKey: summaryKey,
    queryFn: ({ signal }) => call('GET /api/learning-materials/summary', { signal }),
    refetchOnMount: 'always',
  });

export const useOwnMaterials = () =>
  useInfiniteQuery({
    queryKey: ownKey,
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/mentor/learning-materials', {
        query: { limit: PAGE_SIZE, cursor: pageParam },
        signal,
      }),
    ...cursorPaging,
    refetchOnMount: 'always',
  });

export const useMaterial = (id: string, userId: number | undefined) =>
  useQuery({
    queryKey: [...materialKey(id), userId],
    queryFn: ({ signal }) => call('GET /api/learning-materials/{id}', { params: { id }, signal }),
    refetchOnMount: 'always',
  });

/** Where the user stopped. Read once per visit, since playing moves it on. */
export const useStartPosition = (id: string, enabled: boolean) =>
  useQuery({
    queryKey: positionKey(id),
    queryFn: ({ signal }) => call('GET /api/learning-materials/{id}/position', { params: { id }, signal }),
    enabled,
    gcTime: 0,
    refetchOnMount: 'always',
  });
