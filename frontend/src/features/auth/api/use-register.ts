import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RegisterBody } from '@waymark/contracts/identity/http';
import { call } from '#lib/api.ts';
import { changeSession } from '#lib/query-client.ts';
import { toast } from '#shared/ui/toast.ts';

export function useRegister(onRegistered: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RegisterBody) => call('POST /api/register', { body }),
    onSuccess: (user) => {
      onRegistered();
      changeSession(queryClient, user);
      toast({
        title: 'Account created!',
        description: `Welcome to Waymark, ${user.username}.`,
        variant: 'success',
      });
    },
  });
}
