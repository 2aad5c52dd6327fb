import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Home } from '@waymark/contracts/roadmaps/home';
import { getHome } from '@waymark/contracts/roadmaps/home-routes';
import type { Mood, MoodCheckIn } from '@waymark/contracts/roadmaps/learning';
import { checkIn } from '@waymark/contracts/roadmaps/learning-routes';
import { toastError } from '../../../components/ui/toast-error.ts';
import { call } from '../../../lib/api.ts';
import { browserZone } from '../../../lib/zones.ts';
import { homeKey } from './keys.ts';

export const useHome = () =>
  useQuery({
    queryKey: homeKey,
    queryFn: ({ signal }) => call(getHome, { query: { timeZone: browserZone() }, signal }),
    // Streaks end at midnight, and ticks on other pages change it.
    staleTime: 0,
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
      return call(checkIn, { params: { roadmapId }, body: { mood, at } });
    },
    onSuccess: show,
    onError: (error) => toastError('Error', error, error.message),
    // A check-in may extend the streak.
    onSettled: () => client.invalidateQueries({ queryKey: homeKey }),
  });
}
