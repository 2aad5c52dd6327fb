import {
  type QueryClient,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Review, ReviewDecision } from '@waymark/contracts/roadmaps/review';
import { ApiError, call } from '#lib/api.ts';
import { type Reviewed, withDecision } from './review-steps.ts';
import { draftKey, refreshRoadmap, roadmapKey } from './use-studio-roadmap.ts';

const reviewKey = (id: string) => [...roadmapKey(id), 'review'] as const;
const decideKey = (id: string) => ['decide', id] as const;

/** What is still to be looked at in the working copy. */
export const useReview = (id: string) =>
  useQuery({
    queryKey: reviewKey(id),
    queryFn: ({ signal }) => call('GET /api/roadmaps/{id}/review', { params: { id }, signal }),
    staleTime: 0,
  });

/** The review as it will be once the decisions on their way are saved. */
export function usePendingDecisions(id: string, saved: Reviewed): Reviewed {
  const decisions = useMutationState({
    filters: { mutationKey: decideKey(id), status: 'pending' },
    select: ({ state }) => state.variables as ReviewDecision,
  });
  return decisions.reduce(withDecision, saved);
}

export const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'STALE';

interface Outcome {
  onSaved: (after: Reviewed, decision: ReviewDecision) => void;
  onFailed: (error: unknown, decision: ReviewDecision) => void;
}

/** Saves decisions one after the other. If one fails, the state is that of the server again. */
export function useDecide(id: string, { onSaved, onFailed }: Outcome) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: decideKey(id),
    scope: { id: `review-${id}` },
    mutationFn: (decision: ReviewDecision) => {
      // The revision after the decisions before it.
      const revision = client.getQueryData<Roadmap>(draftKey(id))?.revision;
      return call('POST /api/roadmaps/{id}/review/decisions', {
        params: { id },
        body: { ...decision, revision },
      });
    },
    onSuccess: async (after, decision) => {
      await store(client, id, after);
      onSaved(after, decision);
    },
    onError: async (error, decision) => {
      onFailed(error, decision);
      await refreshRoadmap(client, id);
    },
  });
}

/** Reverts the last decision. */
export function useUndo(id: string, onSaved: (after: Reviewed, before: Reviewed | null) => void) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `review-${id}` },
    mutationFn: () => call('POST /api/roadmaps/{id}/review/undo', { params: { id } }),
    onSuccess: async (after) => onSaved(after, await store(client, id, after)),
    onError: () => refreshRoadmap(client, id),
  });
}

/** Stores the response of a decision. Returns what it replaces. */
async function store(
  client: QueryClient,
  id: string,
  { roadmap, review }: Reviewed,
): Promise<Reviewed | null> {
  // A response to a request sent earlier may lack the decision.
  await Promise.all([draftKey(id), reviewKey(id)].map((queryKey) => client.cancelQueries({ queryKey })));
  const before = {
    roadmap: client.getQueryData<Roadmap>(draftKey(id)),
    review: client.getQueryData<Review>(reviewKey(id)),
  };
  client.setQueryData(draftKey(id), roadmap);
  client.setQueryData(reviewKey(id), review);
  return before.roadmap && before.review ? { roadmap: before.roadmap, review: before.review } : null;
}
