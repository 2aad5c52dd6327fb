import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LoginBody, User } from '@waymark/contracts/identity/http';
import type { SecondFactorMethod } from '@waymark/contracts/identity/second-factor';
import { call } from '#lib/api.ts';
import { changeSession } from '#lib/query-client.ts';
import { toast } from '#shared/ui/toast.ts';

/** `onSecondFactor`: the password was right, and the login continues with one of these. Demo accounts have none. */
export function useLogin(onSecondFactor?: (methods: SecondFactorMethod[]) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: LoginBody) => call('POST /api/login', { body }),
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
