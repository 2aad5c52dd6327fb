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
      const texts = unsent.notes + unsent.messages;
      if (texts > 0) return showUnsent(unsent, () => mutation.mutate({ discardUnsent: true }));
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
  const [{ flushBeforeLogout, deletePrivateData }, { flushMessages, deleteMessages }] = await Promise.all([
    import('../../features/roadmap/leaving.ts'),
    import('../../features/messages/outbox/leaving.ts'),
  ]);
  const userId = client.getQueryData<User | null>(userKey)?.id;
  const [progress, messages] = await Promise.all([
    flushBeforeLogout(client),
    userId === undefined ? 0 : flushMessages(client, userId),
  ]);
  const unsent = { ...progress, messages };
  if (unsent.notes + unsent.messages > 0 && !discardUnsent) return unsent;
  await call('POST /api/logout');
  if (userId !== undefined) {
    deletePrivateData(userId);
    deleteMessages(userId);
    removeApplicationDraft(userId);
    const { removeBookingDrafts } = await import('../../lib/booking-draft.ts');
    removeBookingDrafts();
  }
  return { ...unsent, notes: 0, messages: 0 };
}

function showUnsent({ notes, messages }: { notes: number; messages: number }, onLogout: () => void): void {
  const texts = [notes > 0 && plural(notes, 'note'), messages > 0 && plural(messages, 'message')];
  toast({
    title: 'You are still logged in',
    description: `${texts.filter(Boolean).join(' and ')} could not be sent yet. Logging out now deletes them from this device.`,
    action: { label: 'Log out anyway', onClick: onLogout },
  });
}
