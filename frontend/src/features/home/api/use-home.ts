import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OutcomeAnswer } from '@waymark/contracts/roadmaps/endings';
import type { Home } from '@waymark/contracts/roadmaps/home';
import type { Mood, MoodCheckIn } from '@waymark/contracts/roadmaps/learning';
import { call } from '#lib/api.ts';
import { browserZone } from '#lib/zones.ts';
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
