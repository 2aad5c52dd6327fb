import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { deviceStorage } from '#lib/device-storage.ts';
import { ROADMAPS_ROOM } from '../shared/paths.ts';
import { rooms } from './rooms.ts';

const keyOf = (userId: number): string => `waymark-studio-place-${userId}`;

/** Stores the page as the one that `/mentor` opens next time for this user in this browser. */
export function useRememberPlace(userId: number): void {
  const { pathname } = useLocation();
  useEffect(() => void deviceStorage.set(keyOf(userId), pathname), [userId, pathname]);
}

/** Removes a stored page that no longer exists. */
export function useForgetPlace(userId: number): void {
  useEffect(() => deviceStorage.remove(keyOf(userId)), [userId]);
}

/** The page of the Studio that the user opened last, default the list of roadmaps. */
export function lastPlace(userId: number): string {
  const stored = deviceStorage.get(keyOf(userId));
  const [, room] = /^\/mentor\/([^/]+)(?:\/|$)/.exec(stored ?? '') ?? [];
  return stored && rooms.some(({ path }) => path === room) ? stored : ROADMAPS_ROOM;
}
