import type { Streak } from '@waymark/contracts/roadmaps/learning';
import { plural } from '../../lib/format.ts';
import { Blaze } from '../trail/marks.tsx';

/** The streak over all roadmaps. */
export function StreakDays({ streak }: { streak: Streak }) {
  return (
    <div>
      <Week streak={streak} />
      <p className="mt-1 font-serif text-xl">{titleOf(streak)}</p>
      <p className="text-sm text-muted">{remark(streak)}</p>
    </div>
  );
}

function titleOf({ current, longest }: Streak): string {
  if (current > 0) return `A streak of ${plural(current, 'day')}`;
  return longest === 0 ? 'Your first day' : 'A new streak starts today';
}

function remark({ current, longest, activeToday }: Streak): string {
  if (activeToday)
    return longest > current
      ? `Today counts. Your longest streak: ${plural(longest, 'day')}.`
      : 'Today counts.';
  if (current > 0) return 'A step, a mood or a note today continues it. A day of rest does not end it.';
  return longest > 0
    ? `Your longest streak was ${plural(longest, 'day')}.`
    : 'One step, one mood or one note is enough.';
}

/** The last seven days of the streak as marks. */
function Week({ streak: { current, activeToday } }: { streak: Streak }) {
  const painted = Math.min(7, current);
  return (
    <svg aria-hidden="true" width="172" height="28" viewBox="0 0 172 28" className="overflow-visible">
      {Array.from({ length: 7 }, (_, day) => (
        <Blaze
          // biome-ignore lint/suspicious/noArrayIndexKey: seven places, always the same
          key={day}
          x={12 + day * 24}
          y={14}
          state={day < painted ? 'done' : day === painted && !activeToday ? 'current' : 'ahead'}
        />
      ))}
    </svg>
  );
}
