import type { Streak } from '@waymark/contracts/roadmaps/learning';
import { plural } from '../../lib/format.ts';

/** The days on which something was done, in this week and month; nothing before the first. */
export function ActiveDays({ streak: { thisWeek, thisMonth } }: { streak: Streak }) {
  if (thisMonth === 0 && thisWeek === 0) return null;
  return (
    <dl className="tabular flex flex-wrap gap-x-8 gap-y-2">
      <Count label="This week" days={thisWeek} />
      <Count label="This month" days={thisMonth} />
    </dl>
  );
}

const Count = ({ label, days }: { label: string; days: number }) => (
  <div>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="font-serif text-xl">{plural(days, 'day')}</dd>
  </div>
);
