import { useQuery } from '@tanstack/react-query';
import { getInsight } from '@waymark/contracts/roadmaps/insight-routes';
import { listRoadmapSessions } from '@waymark/contracts/scheduling/routes';
import { call } from '../../../lib/api.ts';

export const useInsight = (id: string) =>
  useQuery({
    queryKey: ['insight', id],
    queryFn: ({ signal }) => call(getInsight, { params: { id }, signal }),
    staleTime: 0,
  });

export const useRoadmapSessions = (id: string) =>
  useQuery({
    queryKey: ['insight', id, 'sessions'],
    queryFn: ({ signal }) => call(listRoadmapSessions, { params: { id }, signal }),
    staleTime: 0,
  });
