import { useQuery } from '@tanstack/react-query';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { call } from '#lib/api.ts';

export const roadmapKey = (id: string) => ['roadmap', id] as const;

export const roadmapQuery = (id: string) => ({
  queryKey: roadmapKey(id),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('GET /api/roadmaps/{id}', { params: { id }, signal }),
  staleTime: 30_000,
});

export const useRoadmap = (id: string) =>
  useQuery({
    ...roadmapQuery(id),
    refetchInterval: ({ state: { data } }) => (data && isPreparing(data) ? PREPARING_MS : false),
  });

const PREPARING_MS = 4_000;

/** The voice of a step is not there yet. */
const isPreparing = ({ stages }: Roadmap): boolean =>
  stages.some(({ steps }) => steps.some(({ voice }) => voice?.state === 'preparing'));
