import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LoginBody, User } from '@waymark/contracts/identity/http';
import { login } from '@waymark/contracts/identity/routes';
import type { SecondFactorMethod } from '@waymark/contracts/identity/second-factor';
import { toast } from '../../../components/ui/toast.ts';
import { call } from '../../../lib/api.ts';
import { changeSession } from '../../../lib/query-client.ts';

/** `onSecondFactor`: the password was right, and the login continues with one of these. Demo accounts have none. */
export function useLogin(onSecondFactor?: (methods: SecondFactorMethod[]) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: LoginBody) => call(login, { body }),
    onSuccess: (result) => {
      if ('secondFactor' in result) onSecondFactor?.(result.secondFactor);
      else welcome(queryClient, result);
    },
  });
}

/** After every kind of login. */
export function welcome(queryClient: QueryClient, user: User): void {
  changeSession(queryClient, user);
  toast({ title: 'Welcome back!', description: `Logged in as ${user.username}`, variant: 'success' });
}
