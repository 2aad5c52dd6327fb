import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import { ApiError, call } from './api.ts';
import { FROM_PAGE, sessionEndedKey, userKey } from './query-client.ts';
import { useOnDevice } from './use-on-device.ts';

export interface Session {
  user: User | null;
  isLoading: boolean;
  /** Set if the session could not be loaded. */
  error: Error | null;
  refetch: () => void;
}

export const userQuery = {
  queryKey: userKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchUser(signal),
};

/** The current user. Loaded once per page load; login, logout and a 401 update it. */
export function useUser(): Session {
  const query = useQuery(userQuery);
  const isHydrating = !useOnDevice();
  // The response may come before all parts are hydrated, whose HTML does not have it.
  if (isHydrating && query.dataUpdatedAt !== FROM_PAGE) return { ...UNKNOWN, refetch: () => {} };
  return {
    user: query.data ?? null,
    isLoading: query.isPending,
    // A later request that fails leaves the user who is known.
    error: query.data === undefined ? query.error : null,
    refetch: () => void query.refetch(),
  };
}

/** Whether the last session in this tab ended without a logout. */
export const useSessionEnded = (): boolean => useQueryClient().getQueryData(sessionEndedKey) === true;

const UNKNOWN = { user: null, isLoading: true, error: null };

export const mayUseStudio = (user: User | null): boolean => user?.role === 'mentor' || user?.role === 'admin';

/** Whether their application waits: they tell and shape their story, and publish once it is approved. */
export const isApplicant = (user: User | null): boolean => user?.role === 'learner' && user.applies === true;

async function fetchUser(signal: AbortSignal): Promise<User | null> {
  try {
    return await call('GET /api/user', { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
