import { useMutation } from '@tanstack/react-query';
import { checkUserEmail } from '@waymark/contracts/identity/password-routes';
import type { CheckUserEmailBody } from '@waymark/contracts/identity/passwords';
import { toast } from '../../../components/ui/toast.ts';
import { toastError } from '../../../components/ui/toast-error.ts';
import { call } from '../../../lib/api.ts';

/** Sends a mail with a code and a link, if the address has an account. */
export function useCheckEmail() {
  return useMutation({
    mutationFn: (body: CheckUserEmailBody) => call(checkUserEmail, { body }),
    onSuccess: ({ exists }) =>
      exists
        ? toast({ title: 'User found', description: 'Please enter your new password.', variant: 'success' })
        : toast({
            title: 'User not found',
            description: 'No account found with that email address.',
            variant: 'destructive',
          }),
    onError: (error) => toastError('Error', error, 'Failed to check user.'),
  });
}
