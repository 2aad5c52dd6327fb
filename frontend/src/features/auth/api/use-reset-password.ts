import { useMutation, useQueryClient } from '@tanstack/react-query';
import { resetPassword, resetPasswordDirect } from '@waymark/contracts/identity/password-routes';
import type { ResetPasswordBody, ResetPasswordDirectBody } from '@waymark/contracts/identity/passwords';
import { toast } from '../../../components/ui/toast.ts';
import { call } from '../../../lib/api.ts';
import { changeSession } from '../../../lib/query-client.ts';

/** With the token of the link, or with the code of the mail. */
export function useResetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ResetPasswordBody | ResetPasswordDirectBody) =>
      'token' in body ? call(resetPassword, { body }) : call(resetPasswordDirect, { body }),
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
