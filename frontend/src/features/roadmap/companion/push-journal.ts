import type { QueryClient } from '@tanstack/react-query';
import type { ReflectionBody } from '@waymark/contracts/roadmaps/learning';
import { addReflection, checkIn } from '@waymark/contracts/roadmaps/learning-routes';
import { call } from '../../../lib/api.ts';
import { companionKey } from './companion-key.ts';
import { type LocalReflection, localJournal } from './local-journal.ts';

/**
 * Brings what stands on this device to the person's account, with the ids and moments it was made with, so that sending
 * it twice keeps it once. What is not taken stays here, as theirs.
 */
export async function pushJournal(client: QueryClient, userId: number): Promise<void> {
  const { reflections, moods } = localJournal.claim(userId);
  const taken = new Set<string>();
  for (const reflection of reflections) {
    if (!(await isTaken(call(addReflection, { body: bodyOf(reflection) })))) continue;
    localJournal.remove(reflection.id);
    taken.add(reflection.roadmapId);
  }
  for (const mood of moods) {
    const body = { mood: mood.mood, at: mood.at };
    if (!(await isTaken(call(checkIn, { params: { roadmapId: mood.roadmapId }, body })))) continue;
    localJournal.removeMood(mood);
    taken.add(mood.roadmapId);
  }
  for (const roadmapId of taken) {
    await client.invalidateQueries({ queryKey: companionKey(userId, roadmapId) });
  }
}

const isTaken = (sent: Promise<unknown>): Promise<boolean> =>
  sent.then(
    () => true,
    () => false,
  );

export const bodyOf = ({ userId: _, ...reflection }: LocalReflection): ReflectionBody => reflection;
