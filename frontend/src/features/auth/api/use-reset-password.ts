import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResetPasswordBody, ResetPasswordDirectBody } from '@waymark/contracts/identity/passwords';
import { call } from '#lib/api.ts';
import { changeSession } from '#lib/query-client.ts';
import { toast } from '#shared/ui/toast.ts';

/** With the token of the link, or with the code of the mail. */
export function useResetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ResetPasswordBody | ResetPasswordDirectBody) =>
      'token' in body
        ? call('POST /api/reset-password', { body })
        : call('POST /api/reset-password-direct', { body }),
    onSuccess: () => {
      // All sessions have ended, also one of this browser.
      changeSession(queryClient, null);
      toast({
        title: 'Password reset successful',
        description: 'You can log in with your new password.',
        variant: 'success',
      });
    },
  });
}
