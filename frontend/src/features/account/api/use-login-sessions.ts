import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  endLoginSession,
  endOtherLoginSessions,
  listLoginSessions,
} from '@waymark/contracts/identity/login-session-routes';
import { toast } from '../../../components/ui/toast.ts';
import { toastError } from '../../../components/ui/toast-error.ts';
import { call } from '../../../lib/api.ts';

const key = ['login-sessions'] as const;

export const useLoginSessions = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listLoginSessions, { signal }),
    refetchOnMount: 'always',
  });

/** Ends one session by its handle, or all but the current one. */
export function useEndSessions(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (handle: string | null) =>
      handle === null ? call(endOtherLoginSessions) : call(endLoginSession, { params: { handle } }),
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
