import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { RoadmapSummary } from '@waymark/contracts/roadmaps/http';
import { callPage } from '../../lib/api.ts';
import { useDebounced } from '../../lib/use-debounced.ts';

const MIN_LETTERS = 2;
const MAX_RESULTS = 5;
const TYPING_PAUSE_MS = 200;

interface Found {
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
  return {
    roadmaps: enabled ? (roadmaps.data ?? []) : [],
    mentors: enabled ? (mentors.data ?? []) : [],
    isSearching: query.length >= MIN_LETTERS && (q !== query || roadmaps.isFetching || mentors.isFetching),
    error: enabled ? (roadmaps.error ?? mentors.error) : null,
  };
}
