import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AdminUser } from '@waymark/contracts/identity/admin-users';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { RoadmapSummary } from '@waymark/contracts/roadmaps/http';
import { callPage } from '../../lib/api.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useUser } from '../../lib/use-user.ts';

const MIN_LETTERS = 2;
const MAX_RESULTS = 5;
const TYPING_PAUSE_MS = 200;

interface Found {
  /** For admins. */
  people: readonly AdminUser[];
  roadmaps: readonly RoadmapSummary[];
  mentors: readonly Mentor[];
  isSearching: boolean;
  error: Error | null;
}

export function useSearchResults(typed: string): Found {
  const query = typed.trim();
  const q = useDebounced(query, TYPING_PAUSE_MS);
  const enabled = q.length >= MIN_LETTERS && query.length >= MIN_LETTERS;
  const options = { enabled, staleTime: 30_000, placeholderData: keepPreviousData };
  const isAdmin = useUser().user?.role === 'admin';
  // Without a second factor an admin has no right to it: then there are only the public results.
  const people = useQuery({
    ...options,
    enabled: enabled && isAdmin,
    queryKey: ['palette', 'people', q],
    queryFn: async ({ signal }) =>
      (await callPage('GET /api/admin/users', { query: { q, limit: MAX_RESULTS }, signal })).items,
  });
  const roadmaps = useQuery({
    ...options,
    queryKey: ['palette', 'roadmaps', q],
    queryFn: async ({ signal }) =>
      (await callPage('GET /api/roadmaps', { query: { q, limit: MAX_RESULTS }, signal })).items,
  });
  const mentors = useQuery({
    ...options,
    queryKey: ['palette', 'mentors', q],
    queryFn: async ({ signal }) =>
      (await callPage('GET /api/mentors', { query: { q, sort: 'recommended', limit: MAX_RESULTS }, signal }))
        .items,
  });
  const isFetching = roadmaps.isFetching || mentors.isFetching || people.isFetching;
  return {
    people: enabled && isAdmin ? (people.data ?? []) : [],
    roadmaps: enabled ? (roadmaps.data ?? []) : [],
    mentors: enabled ? (mentors.data ?? []) : [],
    isSearching: query.length >= MIN_LETTERS && (q !== query || isFetching),
    error: enabled ? (roadmaps.error ?? mentors.error) : null,
  };
}
