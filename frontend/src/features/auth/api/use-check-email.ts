import { useMutation } from '@tanstack/react-query';
import type { CheckUserEmailBody } from '@waymark/contracts/identity/passwords';
import { call } from '#lib/api.ts';
import { toast } from '#shared/ui/toast.ts';

/** Sends a mail with a code and a link, if the address has an account. */
export function useCheckEmail() {
  return useMutation({
    mutationFn: (body: CheckUserEmailBody) => call('POST /api/check-user-email', { body }),
    onSuccess: ({ exists }) => {
      if (!exists) return;
      toast({ title: 'User found', description: 'Please enter your new password.', variant: 'success' });
    },
  });
}
