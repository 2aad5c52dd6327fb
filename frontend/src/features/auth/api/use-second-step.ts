import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SecondFactorBody } from '@waymark/contracts/identity/second-factor';
import {
  loginWithCode,
  loginWithPasskey,
  startPasskeyLogin,
} from '@waymark/contracts/identity/second-factor-routes';
import { call } from '../../../lib/api.ts';
import { askForPasskey } from '../../../lib/passkeys.ts';
import { welcome } from './use-login.ts';

/** Completes a login with a code. */
export function useCodeLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SecondFactorBody) => call(loginWithCode, { body }),
    onSuccess: (user) => welcome(queryClient, user),
  });
}

/** Logs in with a passkey: alone, or after the password. */
export function usePasskeyLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const response = await askForPasskey(await call(startPasskeyLogin));
      return call(loginWithPasskey, { body: { response } });
    },
    onSuccess: (user) => welcome(queryClient, user),
  });
}
