import { useQuery } from '@tanstack/react-query';
import { call } from './api.ts';

export const mentorQuery = (userId: number) => ({
  queryKey: ['mentor', userId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('GET /api/mentor/{userId}', { params: { userId }, signal }),
  staleTime: 30_000,
});

export const useMentor = (userId: number) => useQuery(mentorQuery(userId));

export const useCategories = () =>
  useQuery({ queryKey: ['categories'], queryFn: ({ signal }) => call('GET /api/categories', { signal }) });
