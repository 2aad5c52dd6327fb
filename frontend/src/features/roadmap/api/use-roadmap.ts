import { useQuery } from '@tanstack/react-query';
import { getRoadmap } from '@waymark/contracts/roadmaps/routes';
import { call } from '../../../lib/api.ts';

export const roadmapKey = (id: string) => ['roadmap', id] as const;

export const useRoadmap = (id: string) =>
  useQuery({
    queryKey: roadmapKey(id),
    queryFn: ({ signal }) => call(getRoadmap, { params: { id }, signal }),
    staleTime: 30_000,
  });
