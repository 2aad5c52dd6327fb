import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { useIdempotencyKey } from '#lib/use-idempotency-key.ts';
import { type ToastMessage, toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { invalidateSessions } from '../api/use-sessions.ts';
import { invalidateSlots } from '../api/use-slots.ts';

interface SessionAction<I> {
  act: (input: I, idempotencyKey: string) => Promise<Session>;
  done: (session: Session) => ToastMessage;
  /** Title of the toast. */
  failed: string;
  onDone: () => void;
  /** Returns true if it has handled the failure, so that no toast is shown. */
  onFailed?: (error: Error, input: I) => boolean;
}

/** Changes a session with one idempotency key per input, shows a toast, and invalidates the sessions in any case. */
export function useSessionAction<I = void>({ act, done, failed, onDone, onFailed }: SessionAction<I>) {
  const client = useQueryClient();
  const { keyOf } = useIdempotencyKey();
  return useMutation({
    mutationFn: (input: I) => act(input, keyOf(input ?? null)),
    onSuccess: async (session) => {
      toast({ variant: 'success', ...done(session) });
      // Before the dialog closes, because the focus must not return to a button that then disappears.
      await invalidateSessions(client);
      onDone();
      await invalidateSlots(client, session.mentorId);
    },
    onError: async (error, input) => {
      if (!onFailed?.(error, input)) toastError(failed, error);
      await invalidateSessions(client);
    },
  });
}
