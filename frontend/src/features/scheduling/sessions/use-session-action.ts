import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { messageOf } from '../../../components/ui/error-state.tsx';
import { type ToastMessage, toast } from '../../../components/ui/toast.ts';
import { lookAgain } from '../api/use-sessions.ts';
import { lookAgainAtSlots } from '../api/use-slots.ts';

interface SessionAction<I> {
  act: (input: I) => Promise<Session>;
  /** What to say when it is done. */
  done: (session: Session) => ToastMessage;
  /** The title when it failed. */
  failed: string;
  onDone: () => void;
  /** True: the failure was told in another way. */
  onFailed?: (error: Error, input: I) => boolean;
}

/** One thing done to a session: the lists look again afterwards, whatever came of it. */
export function useSessionAction<I = void>({ act, done, failed, onDone, onFailed }: SessionAction<I>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async (session) => {
      toast({ variant: 'success', ...done(session) });
      // Before the dialog closes: the focus must not come back to a button that is about to go.
      await lookAgain(client);
      onDone();
      await lookAgainAtSlots(client, session.mentorId);
    },
    onError: async (error, input) => {
      if (!onFailed?.(error, input))
        toast({ title: failed, description: messageOf(error), variant: 'destructive' });
      await lookAgain(client);
    },
  });
}
