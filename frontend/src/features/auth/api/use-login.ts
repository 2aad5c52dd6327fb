import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LoginBody } from '@waymark/contracts/identity/http';
import { login } from '@waymark/contracts/identity/routes';
import { messageOf } from '../../../components/ui/error-state.tsx';
import { toast } from '../../../components/ui/toast.ts';
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
    onError: (error) =>
      toast({ title: 'Login failed', description: messageOf(error, 'Login failed'), variant: 'destructive' }),
  });
}
