import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OutcomeAnswer } from '@waymark/contracts/roadmaps/endings';
import type { Home } from '@waymark/contracts/roadmaps/home';
import type { Mood, MoodCheckIn } from '@waymark/contracts/roadmaps/learning';
import { call } from '#lib/api.ts';
import { followingKey } from '#lib/following.ts';
import { browserZone } from '#lib/zones.ts';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { homeKey } from './keys.ts';

export function useHome() {
  const timeZone = browserZone();
  return useQuery({
    queryKey: homeKey,
    queryFn: ({ signal }) => call('GET /api/home', { query: { timeZone }, signal }),
    // Streaks end at midnight, and ticks on other pages change it.
    staleTime: 0,
  });
}

/** Whether a finished roadmap holds. The home is read again on the next visit, so that the reply stays until then. */
export const useAnswerOutcome = (roadmapId: string) =>
  useMutation({
    mutationFn: (answer: OutcomeAnswer) =>
      call('PUT /api/roadmaps/{id}/outcome', { params: { id: roadmapId }, body: { answer } }),
    onError: (error) => toastError('Not saved', error, error.message),
  });

/** Ticks the next step, or takes the tick back; the home then shows the next one. */
export function useHomeTick(roadmapId: string, { stepId, title }: { stepId: string; title: string }) {
  const client = useQueryClient();
  const tick = useMutation({
    mutationFn: (completed: boolean) =>
      call('PATCH /api/progress', { body: { roadmapId, stepId, completed } }),
    onSuccess: async (_, completed) => {
      const undo = { label: 'Undo', onClick: () => tick.mutate(false) };
      if (completed) toast({ title: 'Step completed', description: title, variant: 'success', action: undo });
      await refresh(client);
    },
    onError: (error) => toastError('Error', error, 'Failed to update progress. Please try again.'),
  });
  return tick;
}

/** Checks in on a step that takes weeks, or takes today back. */
export function useHomeToday(roadmapId: string, stepId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (done: boolean) =>
      call('PUT /api/roadmaps/{id}/steps/{stepId}/today', {
        params: { id: roadmapId, stepId },
        body: { done, timeZone: browserZone() },
      }),
    onSuccess: () => refresh(client),
    onError: (error) => toastError('Error', error, error.message),
  });
}

async function refresh(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: followingKey });
  await client.invalidateQueries({ queryKey: homeKey });
}

/** Checks in on one roadmap; shown at once. */
export function useHomeMood(roadmapId: string) {
  const client = useQueryClient();
  const show = (mood: MoodCheckIn) =>
    client.setQueryData<Home>(
      homeKey,
      (home) =>
        home && {
          ...home,
          paths: home.paths.map((path) => (path.roadmapId === roadmapId ? { ...path, mood } : path)),
        },
    );
  return useMutation({
    mutationFn: (mood: Mood) => {
      const at = new Date().toISOString();
      show({ mood, at });
      return call('PUT /api/companion/{roadmapId}/mood', { params: { roadmapId }, body: { mood, at } });
    },
    onSuccess: show,
    onError: (error) => toastError('Error', error, error.message),
    // A check-in may extend the streak.
    onSettled: () => client.invalidateQueries({ queryKey: homeKey }),
  });
}
