import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChangeEmailBody } from '@waymark/contracts/identity/addresses';
import { RESYNC } from '@waymark/contracts/live';
import { useEffect } from 'react';
import { call } from '#lib/api.ts';
import { changeSession, userKey } from '#lib/query-client.ts';
import { onSignal } from '#lib/signals.ts';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import type { RunConfirmed } from '../security/second-factor/use-confirmation.tsx';

const CHANGED = 'identity.user.email-changed.v1';
const key = ['account-email'] as const;

/** The address of the account; refetched, with the user, when a link was opened elsewhere. */
export function useAccountEmail(userId: number) {
  const client = useQueryClient();
  useEffect(
    () =>
      onSignal(userId, ({ type }) => {
        if (type !== CHANGED && type !== RESYNC) return;
        void client.invalidateQueries({ queryKey: key });
        if (type === CHANGED) void client.invalidateQueries({ queryKey: userKey });
      }),
    [client, userId],
  );
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/account/email', { signal }),
    refetchOnMount: 'always',
  });
}

/** `run`: of `useConfirmation`. */
export function useChangeEmail(run: RunConfirmed) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeEmailBody) => run(() => call('POST /api/account/email', { body })),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useSendConfirmation() {
  return useMutation({
    mutationFn: () => call('POST /api/account/email/confirmation'),
    onSuccess: () =>
      toast({ title: 'Link sent', description: 'Please check your email.', variant: 'success' }),
    onError: (error) => toastError('The link was not sent', error),
  });
}

export function useConfirmEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call('POST /api/account/email/confirm', { body: { token } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: key });
      await client.invalidateQueries({ queryKey: userKey });
    },
  });
}

export function useUndoEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call('POST /api/account/email/undo', { body: { token } }),
    // All sessions have ended. Another account may be logged in here, so the user is loaded again.
    onSuccess: () => {
      changeSession(client, null);
      return client.invalidateQueries({ queryKey: userKey });
    },
  });
}
