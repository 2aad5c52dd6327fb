import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeMailSubscription,
  getMailSubscription,
} from '@waymark/contracts/identity/notification-preference-routes';
import { call } from '../../../lib/api.ts';

const keyOf = (token: string) => ['mail-subscription', token] as const;

/** Whether mails of the token's topic are on. Not requested without a token. */
export const useMailSubscription = (token: string) =>
  useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => call(getMailSubscription, { query: { token }, signal }),
    enabled: token !== '',
    refetchOnMount: 'always',
  });

export function useChangeMailSubscription(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (subscribed: boolean) => call(changeMailSubscription, { body: { token, subscribed } }),
    onSuccess: (subscription) => client.setQueryData(keyOf(token), subscription),
  });
}
