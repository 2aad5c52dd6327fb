import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';

const key = ['login-sessions'] as const;

export const useLoginSessions = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/account/sessions', { signal }),
    refetchOnMount: 'always',
  });

/** Ends one session by its handle, or all but the current one. */
export function useEndSessions(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (handle: string | null) =>
      handle === null
        ? call('DELETE /api/account/sessions')
        : call('DELETE /api/account/sessions/{handle}', { params: { handle } }),
    onSuccess: (_data, handle) =>
      toast({ title: handle === null ? 'All other devices were logged out' : 'The device was logged out' }),
    onError: (error) => toastError('That did not work', error),
    // It may have ended elsewhere, too.
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: key });
      onDone();
    },
  });
}
