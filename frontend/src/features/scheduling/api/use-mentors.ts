import { useQueries, useQuery } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import { callPage } from '#lib/api.ts';
import { useFollowing } from '#lib/following.ts';
import { mentorQuery } from '#lib/shared-queries.ts';
import { useSavedRoadmaps } from '#shared/saved-roadmaps/use-saved.ts';

const MAX_RESULTS = 8;
const MAX_SUGGESTIONS = 6;
const MOST_UNKNOWN = 3;

export const useMentor = (userId: number | null) =>
  useQuery({ ...mentorQuery(userId ?? 0), enabled: userId !== null });

/** Searches names and bios; disabled for an empty query. */
export const useMentorSearch = (q: string) =>
  useQuery({
    queryKey: ['mentors', 'picker', q],
    queryFn: async ({ signal }) =>
      (await callPage('GET /api/mentors', { query: { q, limit: MAX_RESULTS }, signal })).items,
    enabled: q !== '',
    placeholderData: (previous) => previous,
    staleTime: 30_000,
  });

export interface SuggestedMentors {
  mentors: readonly Mentor[];
  /** Whether the user knows them: has booked them, or follows or saved a roadmap of theirs. */
  areKnown: boolean;
}

/** Mentors the user knows; for somebody who knows none, those that are free soonest. */
export function useSuggestedMentors(user: User): SuggestedMentors {
  const self = user.id;
  const following = useFollowing();
  const saved = useSavedRoadmaps(user);
  const booked = useQuery({
    queryKey: ['sessions', 'met'],
    queryFn: async ({ signal }) =>
      (await callPage('GET /api/sessions', { query: { as: 'learner', limit: 50 }, signal })).items,
    staleTime: 60_000,
  });
  const ids = [
    ...(booked.data ?? []).map(({ mentorId }) => mentorId),
    ...(following ?? []).map(({ roadmap }) => roadmap.mentorId),
    ...(saved.data ?? []).map(({ mentorId }) => mentorId),
  ].filter((id) => id !== self);
  const known = useQueries({
    queries: [...new Set(ids)].slice(0, MAX_SUGGESTIONS).map(mentorQuery),
    combine: (found) => found.flatMap(({ data }) => (data ? [data] : [])),
  });
  const knowsNone = ids.length === 0 && booked.isFetched && saved.isFetched && following !== undefined;
  const free = useSoonestFree(knowsNone);
  if (!knowsNone) return { mentors: known, areKnown: true };
  const others = (free.data ?? []).filter(({ userId }) => userId !== self);
  return { mentors: others.slice(0, MOST_UNKNOWN), areKnown: false };
}

/** One more than are shown, for a mentor who is among them. */
const useSoonestFree = (enabled: boolean) =>
  useQuery({
    queryKey: ['mentors', 'soonest'],
    queryFn: async ({ signal }) => {
      const query = { sort: 'soonest', limit: MOST_UNKNOWN + 1 } as const;
      return (await callPage('GET /api/mentors', { query, signal })).items;
    },
    enabled,
    staleTime: 30_000,
  });
