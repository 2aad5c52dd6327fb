import type { Difficulty, MaterialSort } from '@waymark/contracts/community/material-options';

export const difficultyLabels: Record<Difficulty, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

export const sortLabels: Record<MaterialSort, string> = {
  newest: 'Newest first',
  'most-viewed': 'Most viewed first',
};

/** The value if it is one of the labels, else undefined. For values from the address. */
export const known = <T extends string>(labels: Record<T, string>, value: string | null): T | undefined =>
  value !== null && Object.hasOwn(labels, value) ? (value as T) : undefined;

/** Minutes and seconds, however long: 90:00. */
export function minutesAndSeconds(duration: number): string {
  const whole = Math.max(0, Math.floor(duration));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
