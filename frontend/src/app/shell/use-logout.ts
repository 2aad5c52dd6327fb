import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import { useNavigate } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { plural } from '../../lib/format.ts';
import { changeSession, userKey } from '../../lib/query-client.ts';
import { removeApplicationDraft } from '../../shared/application/application-draft.ts';
import { messageOf } from '../../shared/ui/error-state.tsx';
import { toast } from '../../shared/ui/toast.ts';

interface LogoutOptions {
  discardUnsent?: boolean;
}

/** Ends the session, goes home and deletes private data from this device. */
export function useLogout() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const mutation = useMutation({
    mutationFn: ({ discardUnsent = false }: LogoutOptions) => endSession(queryClient, discardUnsent),
    onSuccess: (unsent) => {
      if (unsent.notes > 0) return showUnsent(unsent.notes, () => mutation.mutate({ discardUnsent: true }));
      // Navigates first: a protected page still on screen would redirect to /auth.
      navigate('/');
      changeSession(queryClient, null);
      toast({
        title: 'Logged out',
        description:
          unsent.ticks === 0
            ? 'Come back soon!'
            : `${plural(unsent.ticks, 'tick')} could not be sent yet. They stay on this device until you log in again.`,
      });
    },
    onError: (error) =>
      toast({ title: 'Logout failed', description: messageOf(error), variant: 'destructive' }),
  });
  return { isPending: mutation.isPending, start: () => mutation.mutate({}) };
}

async function endSession(client: QueryClient, discardUnsent: boolean) {
  const { flushBeforeLogout, deletePrivateData } = await import('../../features/roadmap/leaving.ts');
  const unsent = await flushBeforeLogout(client);
  if (unsent.notes > 0 && !discardUnsent) return unsent;
  const userId = client.getQueryData<User | null>(userKey)?.id;
  await call('POST /api/logout');
  if (userId !== undefined) {
    deletePrivateData(userId);
    removeApplicationDraft(userId);
    const { removeBookingDrafts } = await import('../../lib/booking-draft.ts');
    removeBookingDrafts();
  }
  return { ...unsent, notes: 0 };
}

function showUnsent(notes: number, onLogout: () => void): void {
  toast({
    title: 'You are still logged in',
    description: `${plural(notes, 'note')} could not be sent yet. Logging out now deletes them from this device.`,
    action: { label: 'Log out anyway', onClick: onLogout },
  });
}
