import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import { useEffect, useSyncExternalStore } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { useUser } from '../../lib/use-user.ts';
import { toastError } from '../ui/toast-error.ts';
import { localSaves } from './local-saves.ts';

const savedKey = (userId: number | undefined) => ['saved-roadmaps', userId] as const;

/** The saved roadmaps of a user; disabled for visitors. */
export function useSavedRoadmaps(user: User | null) {
  const client = useQueryClient();
  useEffect(() => {
    if (user) void moveToAccount(client, user.id);
  }, [client, user]);
  return useQuery({
    queryKey: savedKey(user?.id),
    queryFn: ({ signal }) => call('GET /api/saved-roadmaps', { signal }),
    enabled: user !== null,
    staleTime: 30_000,
  });
}

const NONE: readonly string[] = [];

/** Ids saved on this device. */
export const useLocalSaves = (): readonly string[] =>
  useSyncExternalStore(localSaves.subscribe, localSaves.ids, () => NONE);

/** Whether a roadmap is saved, and a function that changes it; null until that is known. */
export function useSave(roadmapId: string) {
  const client = useQueryClient();
  const { user, isLoading } = useUser();
  const { data } = useSavedRoadmaps(user);
  const local = useLocalSaves();
  const isSaved = local.includes(roadmapId) || (user ? data?.some(({ id }) => id === roadmapId) : false);
  const change = useMutation({
    mutationFn: async (save: boolean) => {
      if (!user) {
        if (!localSaves.set(roadmapId, save)) throw new Error('This browser cannot save anything right now.');
        return;
      }
      await call(save ? 'PUT /api/saved-roadmaps/{id}' : 'DELETE /api/saved-roadmaps/{id}', {
        params: { id: roadmapId },
      });
      if (!save) localSaves.set(roadmapId, false);
      await client.invalidateQueries({ queryKey: savedKey(user.id) });
    },
    onError: (error) => toastError('Error', error, error.message),
  });
  if (isLoading || isSaved === undefined) return null;
  return { isSaved, isPending: change.isPending, set: change.mutate };
}

let moving: Promise<void> | null = null;

/** Moves what was saved on this device to the account, oldest first. What the server rejects is dropped. */
function moveToAccount(client: QueryClient, userId: number): Promise<void> {
  moving ??= move(client, userId).finally(() => {
    moving = null;
  });
  return moving;
}

async function move(client: QueryClient, userId: number): Promise<void> {
  const ids = [...localSaves.ids()].reverse();
  for (const id of ids) {
    try {
      await call('PUT /api/saved-roadmaps/{id}', { params: { id } });
    } catch (error) {
      const isFinal = error instanceof ApiError && [400, 404, 422].includes(error.status);
      // Tried again on the next page.
      if (!isFinal) break;
    }
    localSaves.set(id, false);
  }
  if (ids.length === 0) return;
  // A first list that is under way may be from before the move, and invalidating would not repeat it.
  await client.cancelQueries({ queryKey: savedKey(userId) });
  await client.invalidateQueries({ queryKey: savedKey(userId) });
}
