import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api.ts';
import { editKey } from '../shared/use-studio-roadmap.ts';

export type SavingState = 'saved' | 'saving' | 'failed';

/** The state of the newest edit, and a function that sends a failed one again. */
export function useSavingState(roadmapId: string): { state: SavingState; retry: (() => void) | null } {
  const client = useQueryClient();
  const filters = { mutationKey: editKey(roadmapId) };
  const edits = useMutationState({
    filters,
    select: ({ state: { status, error, submittedAt } }) => ({ status, error, submittedAt }),
  });
  if (edits.some(({ status }) => status === 'pending')) return { state: 'saving', retry: null };
  const newest = edits.toSorted((a, b) => a.submittedAt - b.submittedAt).at(-1);
  if (newest?.status !== 'error') return { state: 'saved', retry: null };
  const retry = () => {
    const failed = client
      .getMutationCache()
      .findAll({ ...filters, status: 'error' })
      .find(({ state }) => state.submittedAt === newest.submittedAt);
    // Its own handlers show another failure.
    failed?.execute(failed.state.variables).catch(() => {});
  };
  return { state: 'failed', retry: canRetry(newest.error) ? retry : null };
}

/** Whether the same request may succeed later. */
const canRetry = (error: Error | null): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || [408, 429].includes(error.status) || error.status >= 500);
