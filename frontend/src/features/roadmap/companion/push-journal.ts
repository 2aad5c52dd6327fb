import type { QueryClient } from '@tanstack/react-query';
import type { ReflectionBody } from '@waymark/contracts/roadmaps/learning';
import { call } from '#lib/api.ts';
import { companionKey } from './companion-key.ts';
import { type LocalReflection, localJournal } from './local-journal.ts';

/**
 * Sends the reflections and moods stored on this device to the account, with their original ids and times, so that a
 * retry is idempotent. What is rejected stays on the device.
 */
export async function pushJournal(client: QueryClient, userId: number): Promise<void> {
  const { reflections, moods } = localJournal.claim(userId);
  const changed = new Set<string>();
  for (const reflection of reflections) {
    if (!(await isAccepted(call('POST /api/reflections', { body: bodyOf(reflection) })))) continue;
    localJournal.remove(reflection.id);
    changed.add(reflection.roadmapId);
  }
  for (const mood of moods) {
    const body = { mood: mood.mood, at: mood.at };
    if (
      !(await isAccepted(
        call('PUT /api/companion/{roadmapId}/mood', { params: { roadmapId: mood.roadmapId }, body }),
      ))
    )
      continue;
    localJournal.removeMood(mood);
    changed.add(mood.roadmapId);
  }
  for (const roadmapId of changed) {
    await client.invalidateQueries({ queryKey: companionKey(userId, roadmapId) });
  }
}

const isAccepted = (sent: Promise<unknown>): Promise<boolean> =>
  sent.then(
    () => true,
    () => false,
  );

export const bodyOf = ({ userId: _, ...reflection }: LocalReflection): ReflectionBody => reflection;
