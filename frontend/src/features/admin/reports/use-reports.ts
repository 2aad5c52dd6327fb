import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Report } from '@waymark/contracts/identity/reports';
import { call, callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';
import { toast } from '#shared/ui/toast.ts';
import type { Resolution } from './outcome-dialog.tsx';
import { useActOnUser } from './use-act-on-user.ts';

const reportsKey = ['admin', 'reports'] as const;

export const useReports = (state: 'open' | 'resolved') =>
  useInfiniteQuery({
    queryKey: [...reportsKey, state],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/admin/reports', { query: { state, limit: 50, cursor: pageParam }, signal }),
    ...cursorPaging,
    staleTime: 0,
  });

export type ReportAction = 'dismiss' | 'hide' | 'suspend' | 'write' | 'acted';

/** The action first, then the report: where the second step fails, a repeated press does the first only once. */
export function useResolveReport({ id, target }: Report, onDone: () => void) {
  const client = useQueryClient();
  const user = useActOnUser(target.mentorId);
  const act = ({ action, letter }: Resolution<ReportAction>): Promise<unknown> | undefined => {
    if (action === 'hide')
      return call('POST /api/admin/roadmaps/{id}/hide', {
        params: { id: target.id },
        body: { reason: letter },
      });
    if (action === 'suspend') return user.suspend(letter);
    return action === 'write' ? user.write(letter) : undefined;
  };
  return useMutation({
    mutationFn: async (resolution: Resolution<ReportAction>) => {
      await act(resolution);
      const outcome = resolution.action === 'dismiss' ? 'dismissed' : 'acted';
      return call('POST /api/admin/reports/{id}/resolve', {
        params: { id },
        body: { outcome, note: resolution.note },
      });
    },
    onSuccess: () => {
      toast({
        title: 'Report resolved',
        description: 'Whoever reported it is notified.',
        variant: 'success',
      });
      onDone();
    },
    // Another admin may have resolved it.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
