import { useMutation } from '@tanstack/react-query';
import { checkUserEmail } from '@waymark/contracts/identity/password-routes';
import type { CheckUserEmailBody } from '@waymark/contracts/identity/passwords';
import { toast } from '../../../components/ui/toast.ts';
import { call } from '../../../lib/api.ts';

/** Sends a mail with a code and a link, if the address has an account. */
export function useCheckEmail() {
  return useMutation({
    mutationFn: (body: CheckUserEmailBody) => call(checkUserEmail, { body }),
    onSuccess: ({ exists }) => {
      if (!exists) return;
      toast({ title: 'User found', description: 'Please enter your new password.', variant: 'success' });
    },
  });
}
