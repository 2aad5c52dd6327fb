import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import type { OwnSteps, StepDays, StepNote, StepReminder } from '@waymark/contracts/roadmaps/own-steps';
import { call } from '#lib/api.ts';

const ownStepsKey = (userId: number | undefined, roadmapId: string) =>
  ['own-steps', userId, roadmapId] as const;

/** The notes, reminders and days of a user on a roadmap; disabled for guests. */
export const useOwnSteps = (user: User | null, roadmapId: string) =>
  useQuery({
    queryKey: ownStepsKey(user?.id, roadmapId),
    queryFn: ({ signal }) => call('GET /api/roadmaps/{id}/own-steps', { params: { id: roadmapId }, signal }),
    enabled: user !== null,
    // Other devices and a tick change it.
    staleTime: 5_000,
    refetchOnWindowFocus: true,
  });

export interface OfStep {
  userId: number;
  roadmapId: string;
  stepId: string;
}

function edit(client: QueryClient, { userId, roadmapId }: OfStep, change: (now: OwnSteps) => OwnSteps): void {
  const key = ownStepsKey(userId, roadmapId);
  // A pending response would be older.
  void client.cancelQueries({ queryKey: key });
  client.setQueryData<OwnSteps>(key, (now) => now && change(now));
}

export function cacheNote(client: QueryClient, of: OfStep, note: StepNote): void {
  edit(client, of, (now) => ({
    ...now,
    notes: [...now.notes.filter(({ stepId }) => stepId !== of.stepId), ...(note.text === '' ? [] : [note])],
  }));
}

export function cacheDays(client: QueryClient, of: OfStep, days: StepDays): void {
  edit(client, of, (now) => ({
    ...now,
    days: [...now.days.filter(({ stepId }) => stepId !== of.stepId), ...(days.count === 0 ? [] : [days])],
  }));
}

/** Null: removed. */
export function cacheReminder(client: QueryClient, of: OfStep, reminder: StepReminder | null): void {
  edit(client, of, (now) => ({
    ...now,
    reminders: [
      ...now.reminders.filter(({ stepId }) => stepId !== of.stepId),
      ...(reminder ? [reminder] : []),
    ],
  }));
}
