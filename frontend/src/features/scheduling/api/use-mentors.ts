import { useQueries, useQuery } from '@tanstack/react-query';
import { getMentor, listMentors } from '@waymark/contracts/identity/mentor-routes';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import { listSessions } from '@waymark/contracts/scheduling/routes';
import { call, callPage } from '../../../lib/api.ts';
import { useFollowing } from '../../../lib/following.ts';

const FOUND = 8;
const SUGGESTED = 6;

const mentorQuery = (userId: number) => ({
  queryKey: ['mentor', userId],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(getMentor, { params: { userId }, signal }),
  staleTime: 30_000,
});

export const useMentor = (userId: number | null) =>
  useQuery({ ...mentorQuery(userId ?? 0), enabled: userId !== null });

/** Mentors by name or words of their bio; nobody until something is typed. */
export const useFoundMentors = (q: string) =>
  useQuery({
    queryKey: ['mentors', 'picker', q],
    queryFn: async ({ signal }) =>
      (await callPage(listMentors, { query: { q, limit: FOUND }, signal })).items,
    enabled: q !== '',
    placeholderData: (previous) => previous,
    staleTime: 30_000,
  });

/** Those whose roadmaps the person follows, and those they booked before. */
export function useSuggestedMentors(self: number): Mentor[] {
  const following = useFollowing() ?? [];
  const met = useQuery({
    queryKey: ['sessions', 'met'],
    queryFn: async ({ signal }) =>
      (await callPage(listSessions, { query: { as: 'learner', limit: 50 }, signal })).items,
    staleTime: 60_000,
  });
  const ids = [
    ...(met.data ?? []).map(({ mentorId }) => mentorId),
    ...following.map(({ roadmap }) => roadmap.mentorId),
  ].filter((id) => id !== self);
  return useQueries({
    queries: [...new Set(ids)].slice(0, SUGGESTED).map(mentorQuery),
    combine: (found) => found.flatMap(({ data }) => (data ? [data] : [])),
  });
}
