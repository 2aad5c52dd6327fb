import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Report, ResolveReportBody } from '@waymark/contracts/identity/reports';
import { call, callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';
import { toast } from '#shared/ui/toast.ts';

const reportsKey = ['admin', 'reports'] as const;

export const useReports = (state: 'open' | 'resolved') =>
  useInfiniteQuery({
    queryKey: [...reportsKey, state],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/admin/reports', { query: { state, limit: 50, cursor: pageParam }, signal }),
    ...cursorPaging,
    staleTime: 0,
  });

export function useResolveReport({ id }: Report, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ResolveReportBody) =>
      call('POST /api/admin/reports/{id}/resolve', { params: { id }, body }),
    onSuccess: () => {
      toast({
        title: 'Report resolved',
        description: 'Whoever reported it is notified.',
        variant: 'success',
      });
      onDone();
    },
    // Another admin may have resolved it.
    onSettled: () => client.invalidateQueries({ queryKey: reportsKey }),
  });
}
