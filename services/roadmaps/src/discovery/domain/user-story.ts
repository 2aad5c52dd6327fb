import { DEFAULT_TIME_FRAME } from '@waymark/contracts/roadmaps/stories';
import type { StoryState } from '@waymark/contracts/roadmaps/user-stories';
import { AppError } from '@waymark/kernel/app-error';

const DAY_MS = 86_400_000;
const counted = (count: number, unit: string): string => `Over ${count} ${unit}${count === 1 ? '' : 's'}`;

/** How long the author has followed a roadmap, as the landing page states it. */
export function timeFrameOf(followedAt: Date, now: Date): string {
  const days = Math.floor((now.getTime() - followedAt.getTime()) / DAY_MS);
  if (days < 14) return DEFAULT_TIME_FRAME;
  if (days < 60) return counted(Math.floor(days / 7), 'week');
  if (days < 730) return counted(Math.floor(days / 30.44), 'month');
  return counted(Math.floor(days / 365.25), 'year');
}

/** From the author's own ticks. */
export const outcomeOf = ({ done, all }: { done: number; all: number }): string =>
  all > 0 && done >= all ? 'walked to the end' : 'still walking';

/** Throws unless an admin may change `state` to `next`. `seen`: the state that the admin decided about. */
export function checkDecision(
  state: StoryState,
  next: 'published' | 'rejected',
  seen: StoryState | undefined,
): void {
  if (state === 'withdrawn') throw new AppError('RULE_REFUSED', 'The author has withdrawn this story.');
  if (seen !== undefined && seen !== state && state !== next) {
    throw new AppError('STALE', `Another admin was faster: this story is ${state} now.`, {
      details: { state },
    });
  }
}
