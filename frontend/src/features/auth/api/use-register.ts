import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RegisterBody } from '@waymark/contracts/identity/http';
import { register } from '@waymark/contracts/identity/routes';
import { toast } from '../../../components/ui/toast.ts';
import { call } from '../../../lib/api.ts';
import { changeSession } from '../../../lib/query-client.ts';

export function useRegister() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RegisterBody) => call(register, { body }),
    onSuccess: (user) => {
      changeSession(queryClient, user);
      toast({
        title: 'Account created!',
        description: `Welcome to Waymark, ${user.username}.`,
        variant: 'success',
      });
    },
  });
}
