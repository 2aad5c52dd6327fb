import { QueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import { onSessionLost } from './api.ts';

export const userKey = ['user'] as const;
/** true after a session ended without a logout, until the next login. */
export const sessionEndedKey = [...userKey, 'ended'] as const;
/** The time of data that came with the HTML. */
export const FROM_PAGE = 1;

/** The defaults of the spec (§9): data is never stale, no refetch on focus, no polling, no retries. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        // A request without a network fails at once instead of waiting.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  client.setQueryDefaults(sessionEndedKey, { gcTime: Number.POSITIVE_INFINITY });
  onSessionLost(() => {
    if (!client.getQueryData(userKey)) return;
    changeSession(client, null);
    client.setQueryData(sessionEndedKey, true);
  });
  return client;
}

/** After login and logout: sets the user and clears all data of the user before. */
export function changeSession(client: QueryClient, user: User | null): void {
  client.setQueryData(userKey, user);
  client.setQueryData(sessionEndedKey, false);
  // A request that failed because its session had ended does not describe the data of this one.
  const mutations = client.getMutationCache();
  for (const failed of mutations.findAll({ status: 'error' })) mutations.remove(failed);
  // They remain after a lost session, for the same person's next login.
  if (user) void import('./booking-draft.ts').then(({ removeBookingDrafts }) => removeBookingDrafts(user.id));
  // Resets all other queries and refetches those on screen.
  void client.resetQueries({ predicate: (query) => query.queryKey[0] !== userKey[0] });
}
