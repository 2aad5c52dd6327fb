import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AdminApplication,
  ApplicationStatus,
  DecideApplicationBody,
  ListApplicationsQuery,
} from '@waymark/contracts/identity/applications';
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
const INBOX = 50;

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

export type InboxFilter = Pick<ListApplicationsQuery, 'q' | 'mark'> & { status: ApplicationStatus };

/** Who waits longest first; decided ones newest first. The previous result stays visible while a new one loads. */
export const useInbox = ({ status, q, mark }: InboxFilter) =>
  useInfiniteQuery({
    queryKey: [...all, 'inbox', { status, q, mark }],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/admin/mentor-applications', {
        query: {
          ...{ status, order: status === 'pending' ? 'oldest' : 'newest', q, mark },
          ...{ limit: INBOX, cursor: pageParam },
        },
        signal,
      }),
    ...cursorPaging,
    placeholderData: (previous) => previous,
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

/** Decides, with ten seconds to undo. `onDone`: after a decision, also when another admin was first. */
export function useDecide({ id, fullName, changedAt }: AdminApplication, onDone: () => void) {
  const client = useQueryClient();
  const { keyOf, reset } = useIdempotencyKey();
  const undo = useUndo();
  return useMutation({
    mutationFn: (body: DecideApplicationBody) =>
      call('PATCH /api/admin/mentor-applications/{id}', {
        params: { id },
        body: { ...body, changedAt, hold: true },
        idempotencyKey: keyOf(body),
      }),
    onSuccess: (_decided, { status }) => {
      // The same decision after an undo is a new one.
      reset();
      toast({
        title: `Application ${status} successfully`,
        description: fullName,
        variant: 'success',
        action: { label: 'Undo', onClick: () => undo.mutate({ id, fullName }) },
      });
      onDone();
    },
    onError: (error, { status }) => {
      toastError(`Failed to ${status} application`, error);
      // Another admin was first, or the applicant has changed it.
      if (error instanceof ApiError && error.code === 'CONFLICT') onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  });
}

export function useUndo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<AdminApplication, 'id' | 'fullName'>) =>
      call('POST /api/admin/mentor-applications/{id}/undo', { params: { id } }),
    onSuccess: (_open, { fullName }) =>
      toast({ title: 'The decision is undone', description: `${fullName} is waiting again.` }),
    onError: (error) => toastError('It is too late to undo this', error),
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  });
}
