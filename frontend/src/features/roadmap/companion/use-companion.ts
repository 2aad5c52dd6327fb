import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import type { Companion, Mood, Reflection } from '@waymark/contracts/roadmaps/learning';
import {
  addReflection,
  checkIn,
  deleteReflection,
  getCompanion,
} from '@waymark/contracts/roadmaps/learning-routes';
import { useSyncExternalStore } from 'react';
import { messageOf } from '../../../components/ui/error-state.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { call } from '../../../lib/api.ts';
import { browserZone } from '../../../lib/zones.ts';
import { isForLater } from '../progress/progress-sync.ts';
import { companionKey } from './companion-key.ts';
import { localJournal } from './local-journal.ts';
import { bodyOf } from './push-journal.ts';

/** Streak, mood and reflections as the server has them; nothing is asked while nobody is logged in. */
export const useCompanion = (user: User | null, roadmapId: string) =>
  useQuery({
    queryKey: companionKey(user?.id, roadmapId),
    queryFn: ({ signal }) =>
      call(getCompanion, { params: { roadmapId }, query: { timeZone: browserZone() }, signal }),
    enabled: user !== null,
    // Streaks end at midnight, and another device may have written.
    staleTime: 0,
  });

export interface ShownReflection extends Reflection {
  /** On this device alone as yet. */
  isLocal: boolean;
}

/** The reflections of one person on one roadmap, newest first, wherever they stand. */
export function useReflections(user: User | null, roadmapId: string) {
  const client = useQueryClient();
  const userId = user?.id ?? null;
  const key = companionKey(user?.id, roadmapId);
  const companion = useCompanion(user, roadmapId);
  const local = useSyncExternalStore(localJournal.subscribe, () => localJournal.reflections());
  const here = local.filter((one) => one.roadmapId === roadmapId && isOf(one.userId, userId));
  const there = (user && companion.data?.reflections) || [];
  const reflections: ShownReflection[] = [
    ...here.filter(({ id }) => !there.some((one) => one.id === id)).map((one) => ({ ...one, isLocal: true })),
    ...there.map((one) => ({ ...one, isLocal: false })),
  ].sort((a, b) => b.date.localeCompare(a.date));

  const change = (edit: (companion: Companion) => Companion) =>
    client.setQueryData<Companion>(key, (now) => now && edit(now));

  const save = useMutation({
    mutationFn: async (reflection: Reflection) => {
      if (user) {
        try {
          return await call(addReflection, { body: bodyOf({ ...reflection, userId }) });
        } catch (error) {
          if (!isForLater(error)) throw error;
        }
      }
      if (!localJournal.add({ ...reflection, userId }))
        throw new Error('This browser cannot save anything right now.');
      return null;
    },
    onSuccess: (saved) => {
      if (!saved) return;
      change((now) => ({
        ...now,
        reflections: [saved, ...now.reflections.filter(({ id }) => id !== saved.id)],
      }));
      void client.invalidateQueries({ queryKey: key });
    },
    onError: tellError,
  });

  const remove = useMutation({
    mutationFn: async ({ id, isLocal }: ShownReflection) => {
      if (!isLocal) await call(deleteReflection, { params: { id } });
      localJournal.remove(id);
      return id;
    },
    onSuccess: (gone) =>
      change((now) => ({ ...now, reflections: now.reflections.filter(({ id }) => id !== gone) })),
    onError: tellError,
  });

  return { reflections, save, remove, isPending: user !== null && companion.isPending, companion };
}

/** How the person said they are, last. */
export function useMood(user: User | null, roadmapId: string) {
  const client = useQueryClient();
  const userId = user?.id ?? null;
  const key = companionKey(user?.id, roadmapId);
  const { data } = useCompanion(user, roadmapId);
  const local = useSyncExternalStore(localJournal.subscribe, () => localJournal.moods()).find(
    (one) => one.roadmapId === roadmapId && isOf(one.userId, userId),
  );
  const there = user ? data?.mood : null;
  const set = useMutation({
    mutationFn: async (mood: Mood) => {
      const at = new Date().toISOString();
      // At once on screen, and safe here until the account has it.
      const kept = { roadmapId, mood, at, userId };
      localJournal.setMood(kept);
      if (!user) return;
      try {
        const saved = await call(checkIn, { params: { roadmapId }, body: { mood, at } });
        client.setQueryData<Companion>(key, (now) => now && { ...now, mood: saved });
        localJournal.removeMood(kept);
      } catch (error) {
        if (isForLater(error)) return;
        localJournal.removeMood(kept);
        throw error;
      }
    },
    onError: tellError,
  });
  const latest = [local, there].filter((one) => one != null).sort((a, b) => b.at.localeCompare(a.at))[0];
  return { mood: latest ?? null, set };
}

/** What nobody owns yet is shown to whoever is here; it becomes theirs when it is sent. */
const isOf = (owner: number | null, userId: number | null): boolean => owner === null || owner === userId;

function tellError(error: Error): void {
  toast({ title: 'Error', description: messageOf(error, error.message), variant: 'destructive' });
}
