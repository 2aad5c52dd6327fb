import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { RESYNC } from '@waymark/contracts/live';
import type {
  AdminNoShowCase,
  adminCaseFilters,
  DecideNoShowBody,
} from '@waymark/contracts/scheduling/no-shows';
import { useEffect } from 'react';
import { call, callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';
import { onSignal } from '#lib/signals.ts';
import { toast } from '#shared/ui/toast.ts';

export type CaseFilter = (typeof adminCaseFilters)[number];

const casesKey = ['admin', 'no-show-cases'] as const;
// By name, so that the browser does not load the event schemas.
const CHANGED = /^scheduling\.no-show\./;

/** Fetched again when a case was opened, contested or decided. */
export function useCases(state: CaseFilter, userId: number) {
  const client = useQueryClient();
  useEffect(
    () =>
      onSignal(userId, ({ type }) => {
        if (CHANGED.test(type) || type === RESYNC) void client.invalidateQueries({ queryKey: casesKey });
      }),
    [client, userId],
  );
  return useInfiniteQuery({
    queryKey: [...casesKey, state],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/admin/no-show-cases', { query: { state, limit: 20, cursor: pageParam }, signal }),
    ...cursorPaging,
    staleTime: 0,
  });
}

export function useDecideCase({ sessionId }: AdminNoShowCase, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DecideNoShowBody) =>
      call('POST /api/admin/no-show-cases/{id}/decision', { params: { id: sessionId }, body }),
    onSuccess: () => {
      toast({ title: 'Decided', description: 'Both people get your reason.', variant: 'success' });
      onDone();
    },
    // Another admin may have decided.
    onSettled: () => client.invalidateQueries({ queryKey: casesKey }),
  });
}
