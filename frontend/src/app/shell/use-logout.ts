import { useMutation, useQueryClient } from '@tanstack/react-query';
import { logout } from '@waymark/contracts/identity/routes';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../components/ui/error-state.tsx';
import { toast } from '../../components/ui/toast.ts';
import { call } from '../../lib/api.ts';
import { plural } from '../../lib/format.ts';
import { changeSession } from '../../lib/query-client.ts';

/** Ends the session and goes home. */
export function useLogout() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const { sendBeforeLeaving } = await import('../../features/roadmap/progress/leaving.ts');
      const kept = await sendBeforeLeaving(queryClient);
      await call(logout);
      return kept;
    },
    onSuccess: (kept) => {
      // Home first: a protected page still on screen would otherwise send the person to /auth.
      navigate('/');
      changeSession(queryClient, null);
      toast({
        title: 'Logged out',
        description:
          kept === 0
            ? 'Come back soon!'
            : `${plural(kept, 'tick')} could not be sent yet and wait on this device for your next login.`,
      });
    },
    onError: (error) =>
      toast({ title: 'Logout failed', description: messageOf(error), variant: 'destructive' }),
  });
}
