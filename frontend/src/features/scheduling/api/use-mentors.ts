import { useQueries, useQuery } from '@tanstack/react-query';
import { listMentors } from '@waymark/contracts/identity/mentor-routes';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import { listSessions } from '@waymark/contracts/scheduling/routes';
import { callPage } from '../../../lib/api.ts';
import { useFollowing } from '../../../lib/following.ts';
import { mentorQuery } from '../../../lib/shared-queries.ts';

const MAX_RESULTS = 8;
const MAX_SUGGESTIONS = 6;

export const useMentor = (userId: number | null) =>
  useQuery({ ...mentorQuery(userId ?? 0), enabled: userId !== null });

/** Searches names and bios; disabled for an empty query. */
export const useMentorSearch = (q: string) =>
  useQuery({
    queryKey: ['mentors', 'picker', q],
    queryFn: async ({ signal }) =>
      (await callPage(listMentors, { query: { q, limit: MAX_RESULTS }, signal })).items,
    enabled: q !== '',
    placeholderData: (previous) => previous,
    staleTime: 30_000,
  });

/** Mentors the user has booked or whose roadmaps they follow. */
export function useSuggestedMentors(self: number): Mentor[] {
  const following = useFollowing() ?? [];
  const booked = useQuery({
    queryKey: ['sessions', 'met'],
    queryFn: async ({ signal }) =>
      (await callPage(listSessions, { query: { as: 'learner', limit: 50 }, signal })).items,
    staleTime: 60_000,
  });
  const ids = [
    ...(booked.data ?? []).map(({ mentorId }) => mentorId),
    ...following.map(({ roadmap }) => roadmap.mentorId),
  ].filter((id) => id !== self);
  return useQueries({
    queries: [...new Set(ids)].slice(0, MAX_SUGGESTIONS).map(mentorQuery),
    combine: (found) => found.flatMap(({ data }) => (data ? [data] : [])),
  });
}
