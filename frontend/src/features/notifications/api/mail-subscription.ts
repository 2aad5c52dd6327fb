import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

const keyOf = (token: string) => ['mail-subscription', token] as const;

/** Whether mails of the token's topic are on. Not requested without a token. */
export const useMailSubscription = (token: string) =>
  useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => call('GET /api/mail-subscription', { query: { token }, signal }),
    enabled: token !== '',
    refetchOnMount: 'always',
  });

export function useChangeMailSubscription(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (subscribed: boolean) => call('PUT /api/mail-subscription', { body: { token, subscribed } }),
    onSuccess: (subscription) => client.setQueryData(keyOf(token), subscription),
  });
}
