import { useQuery } from '@tanstack/react-query';
import { getMentor } from '@waymark/contracts/identity/mentor-routes';
import { listCategories } from '@waymark/contracts/roadmaps/routes';
import { call } from './api.ts';

export const mentorQuery = (userId: number) => ({
  queryKey: ['mentor', userId],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(getMentor, { params: { userId }, signal }),
  staleTime: 30_000,
});

export const useMentor = (userId: number) => useQuery(mentorQuery(userId));

export const useCategories = () =>
  useQuery({ queryKey: ['categories'], queryFn: ({ signal }) => call(listCategories, { signal }) });
