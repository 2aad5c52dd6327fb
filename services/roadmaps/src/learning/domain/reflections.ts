import type { Reflection, ReflectionBody } from '@waymark/contracts/roadmaps/learning';
import { AppError } from '@waymark/kernel/app-error';
import { clampTimestamp } from './tick-merge.ts';

/** Per learner and roadmap. */
export const MAX_REFLECTIONS = 1_000;

export const toReflection = (body: ReflectionBody, now: Date): Reflection => ({
  ...body,
  date: clampTimestamp(body.date, now).toISOString(),
});

export const reflectionIdTaken = (): AppError =>
  new AppError('CONFLICT', 'This reflection could not be saved under its id. Please write it again.');

/** Error: RULE_REFUSED. */
export function checkReflectionCount(count: number): void {
  if (count < MAX_REFLECTIONS) return;
  throw new AppError(
    'RULE_REFUSED',
    `You have written ${MAX_REFLECTIONS} reflections on this roadmap. Delete one to write another.`,
  );
}
