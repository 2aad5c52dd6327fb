import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SecondFactorBody } from '@waymark/contracts/identity/second-factor';
import { call } from '#lib/api.ts';
import { askForPasskey } from '#shared/second-factor/passkeys.ts';
import { welcome } from './use-login.ts';

/** Completes a login with a code. */
export function useCodeLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SecondFactorBody) => call('POST /api/login/second-factor', { body }),
    onSuccess: (user) => welcome(queryClient, user),
  });
}

/** Logs in with a passkey: alone, or after the password. */
export function usePasskeyLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const response = await askForPasskey(await call('POST /api/login/passkey/options'));
      return call('POST /api/login/passkey', { body: { response } });
    },
    onSuccess: (user) => welcome(queryClient, user),
  });
}
