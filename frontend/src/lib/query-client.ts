import { QueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import { onSessionLost } from './api.ts';

export const userKey = ['user'] as const;

/** The product's defaults (spec §9): data never goes stale by itself, no refetch on focus, no polling, no retries. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        // Offline, a request fails and says so, rather than waiting in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  onSessionLost(() => {
    if (client.getQueryData(userKey)) changeSession(client, null);
  });
  return client;
}

/** After a login or logout: the user is known at once, and nothing another user could see stays in the cache. */
export function changeSession(client: QueryClient, user: User | null): void {
  client.setQueryData(userKey, user);
  // Empties every other query, and asks again for those on screen.
  void client.resetQueries({ predicate: (query) => query.queryKey[0] !== userKey[0] });
}
