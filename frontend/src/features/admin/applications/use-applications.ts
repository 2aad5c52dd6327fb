import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApplicationStatus, DecideApplicationBody } from '@waymark/contracts/identity/applications';
import { RESYNC } from '@waymark/contracts/live';
import { useEffect } from 'react';
import { ApiError, call, callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';
import { onSignal } from '#lib/signals.ts';
import { useIdempotencyKey } from '#lib/use-idempotency-key.ts';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';

const all = ['admin', 'applications'] as const;
const CHANGED = 'identity.application.changed.v1';
export const RECENT = 5;

export const useApplicationCounts = () =>
  useQuery({
    queryKey: [...all, 'counts'],
    queryFn: ({ signal }) => call('GET /api/admin/mentor-applications/counts', { signal }),
    refetchOnMount: 'always',
  });

/** Newest first. */
export const useApplications = (status: ApplicationStatus, limit = 24) =>
  useInfiniteQuery({
    queryKey: [...all, status, limit],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/admin/mentor-applications', { query: { status, limit, cursor: pageParam }, signal }),
    ...cursorPaging,
    refetchOnMount: 'always',
  });

/** Refetches when an application was submitted, evaluated or decided elsewhere. */
export function useLiveApplications(userId: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return;
    return onSignal(userId, ({ type }) => {
      if (type === CHANGED || type === RESYNC) void client.invalidateQueries({ queryKey: all });
    });
  }, [client, userId]);
}

/** `onDone`: after a decision, also when another admin was first. */
export function useDecide(id: string, onDone: () => void) {
  const client = useQueryClient();
  const { keyOf } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: DecideApplicationBody) =>
      call('PATCH /api/admin/mentor-applications/{id}', {
        params: { id },
        body,
        idempotencyKey: keyOf(body),
      }),
    onSuccess: ({ status }) => {
      toast({ title: `Application ${status} successfully`, variant: 'success' });
      onDone();
    },
    onError: (error, { status }) => {
      toastError(`Failed to ${status} application`, error);
      // Another admin was first.
      if (error instanceof ApiError && error.code === 'CONFLICT') onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  });
}
