import { percentDone } from '@waymark/contracts/roadmaps/journey';
import { useSyncExternalStore } from 'react';
import { useFollowedPercents } from '../../lib/following.ts';
import { useUser } from '../../lib/use-user.ts';
import { type GuestPath, guestProgress } from './guest-progress.ts';

const NONE: readonly GuestPath[] = [];

/** The roadmaps that were begun on this device without an account, the latest first. */
export const useGuestPaths = (): readonly GuestPath[] =>
  useSyncExternalStore(guestProgress.subscribe, guestProgress.paths, () => NONE);

/** Percent completed by roadmap id: of the roadmaps a user follows, or that a guest began on this device. */
export function useBegunPercents(): ReadonlyMap<string, number> {
  const { user, isLoading } = useUser();
  const followed = useFollowedPercents();
  const begun = useGuestPaths();
  if (user || isLoading) return followed;
  return new Map(
    begun.map(({ roadmapId, completedSteps, totalSteps }) => [
      roadmapId,
      percentDone(completedSteps, totalSteps),
    ]),
  );
}
