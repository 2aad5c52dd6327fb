import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import type { Companion, Mood, Reflection } from '@waymark/contracts/roadmaps/learning';
import { useSyncExternalStore } from 'react';
import { call } from '#lib/api.ts';
import { browserZone } from '#lib/zones.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { isRetryable } from '../progress/progress-sync.ts';
import { companionKey } from './companion-key.ts';
import { localJournal } from './local-journal.ts';
import { bodyOf } from './push-journal.ts';

/** Streak, mood and reflections on the server; disabled for guests. */
export const useCompanion = (user: User | null, roadmapId: string) =>
  useQuery({
    queryKey: companionKey(user?.id, roadmapId),
    queryFn: ({ signal }) =>
      call('GET /api/companion/{roadmapId}', {
        params: { roadmapId },
        query: { timeZone: browserZone() },
        signal,
      }),
    enabled: user !== null,
    // Streaks end at midnight, and other devices change it.
    staleTime: 0,
  });

export interface ShownReflection extends Reflection {
  /** Stored only on this device. */
  isLocal: boolean;
}

/** The reflections on a roadmap from the server and this device, newest first. */
export function useReflections(user: User | null, roadmapId: string) {
  const client = useQueryClient();
  const userId = user?.id ?? null;
  const key = companionKey(user?.id, roadmapId);
  const companion = useCompanion(user, roadmapId);
  const local = useSyncExternalStore(localJournal.subscribe, () => localJournal.reflections());
  const unsent = local.filter((one) => one.roadmapId === roadmapId && isOf(one.userId, userId));
  const saved = (user && companion.data?.reflections) || [];
  const reflections: ShownReflection[] = [
    ...unsent
      .filter(({ id }) => !saved.some((one) => one.id === id))
      .map((one) => ({ ...one, isLocal: true })),
    ...saved.map((one) => ({ ...one, isLocal: false })),
  ].sort((a, b) => b.date.localeCompare(a.date));

  const updateCache = (edit: (companion: Companion) => Companion) =>
    client.setQueryData<Companion>(key, (now) => now && edit(now));

  const save = useMutation({
    mutationFn: async (reflection: Reflection) => {
      if (user) {
        try {
          return await call('POST /api/reflections', { body: bodyOf({ ...reflection, userId }) });
        } catch (error) {
          if (!isRetryable(error)) throw error;
        }
      }
      if (!localJournal.add({ ...reflection, userId }))
        throw new Error('This browser cannot save anything right now.');
      return null;
    },
    onSuccess: (saved) => {
      if (!saved) return;
      updateCache((now) => ({
        ...now,
        reflections: [saved, ...now.reflections.filter(({ id }) => id !== saved.id)],
      }));
      void client.invalidateQueries({ queryKey: key });
    },
    onError: showError,
  });

  const remove = useMutation({
    mutationFn: async ({ id, isLocal }: ShownReflection) => {
      if (!isLocal) await call('DELETE /api/reflections/{id}', { params: { id } });
      localJournal.remove(id);
      return id;
    },
    onSuccess: (removed) =>
      updateCache((now) => ({ ...now, reflections: now.reflections.filter(({ id }) => id !== removed) })),
    onError: showError,
  });

  return { reflections, save, remove, isPending: user !== null && companion.isPending, companion };
}

/** The latest mood, from the server or this device. */
export function useMood(user: User | null, roadmapId: string) {
  const client = useQueryClient();
  const userId = user?.id ?? null;
  const key = companionKey(user?.id, roadmapId);
  const { data } = useCompanion(user, roadmapId);
  const local = useSyncExternalStore(localJournal.subscribe, () => localJournal.moods()).find(
    (one) => one.roadmapId === roadmapId && isOf(one.userId, userId),
  );
  const saved = user ? data?.mood : null;
  const set = useMutation({
    mutationFn: async (mood: Mood) => {
      const at = new Date().toISOString();
      // Shown at once, and stored on the device until the server has it.
      const entry = { roadmapId, mood, at, userId };
      localJournal.setMood(entry);
      if (!user) return;
      try {
        const stored = await call('PUT /api/companion/{roadmapId}/mood', {
          params: { roadmapId },
          body: { mood, at },
        });
        client.setQueryData<Companion>(key, (now) => now && { ...now, mood: stored });
        localJournal.removeMood(entry);
      } catch (error) {
        if (isRetryable(error)) return;
        localJournal.removeMood(entry);
        throw error;
      }
    },
    onError: showError,
  });
  const latest = [local, saved].filter((one) => one != null).sort((a, b) => b.at.localeCompare(a.at))[0];
  return { mood: latest ?? null, set };
}

/** Entries without an owner are shown to every user of this device until they are sent. */
const isOf = (owner: number | null, userId: number | null): boolean => owner === null || owner === userId;

function showError(error: Error): void {
  toastError('Error', error, error.message);
}
