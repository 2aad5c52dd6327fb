import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { secondFactorKey } from './second-factor-query.ts';
import { ConfirmationCancelled, type RunConfirmed } from './use-confirmation.tsx';

export interface Change<I, T> {
  run: RunConfirmed;
  act: (input: I) => Promise<T>;
  /** Titles of the toasts; without `done` there is none for success. */
  done?: string;
  failed: string;
  onDone?: (result: T) => void;
}

/** A change of the second factor. Requests the proofs that the server requires. */
export function useChange<T, I = void>({ run, act, done, failed, onDone }: Change<I, T>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: I) => run(() => act(input)),
    onSuccess: (result) => {
      if (done) toast({ title: done, variant: 'success' });
      onDone?.(result);
    },
    onError: (error) => {
      if (!(error instanceof ConfirmationCancelled)) toastError(failed, error, error.message);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: secondFactorKey }),
  });
}
