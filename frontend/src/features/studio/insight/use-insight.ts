import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

export const useInsight = (id: string) =>
  useQuery({
    queryKey: ['insight', id],
    queryFn: ({ signal }) => call('GET /api/roadmaps/{id}/insight', { params: { id }, signal }),
    staleTime: 0,
  });

export const useRoadmapSessions = (id: string) =>
  useQuery({
    queryKey: ['insight', id, 'sessions'],
    queryFn: ({ signal }) => call('GET /api/roadmaps/{id}/insight/sessions', { params: { id }, signal }),
    staleTime: 0,
  });
