import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LoginBody } from '@waymark/contracts/identity/http';
import { login } from '@waymark/contracts/identity/routes';
import { toast } from '../../../components/ui/toast.ts';
import { toastError } from '../../../components/ui/toast-error.ts';
import { call } from '../../../lib/api.ts';
import { changeSession } from '../../../lib/query-client.ts';

export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: LoginBody) => call(login, { body }),
    onSuccess: (user) => {
      changeSession(queryClient, user);
      toast({ title: 'Welcome back!', description: `Logged in as ${user.username}`, variant: 'success' });
    },
    onError: (error) => toastError('Login failed', error, 'Login failed'),
  });
}
