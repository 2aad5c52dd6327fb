import type { Allowance } from '@waymark/contracts/roadmaps/run-history';
import clsx from 'clsx';
import { formatNumber } from '../../lib/format.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { type LimitName, nearestLimit, useAiLimits } from './ai-limits.ts';

/** How many AI runs are left, beside a button that starts one; nothing until most are used. */
export function AiAllowance({ className }: { className?: string }) {
  const { data } = useAiLimits();
  const near = data ? nearestLimit(data) : null;
  if (!near) return null;
  return (
    <p role="status" className={clsx('tabular text-sm text-muted', className)}>
      {leftText(near.name, near.allowance)}
    </p>
  );
}

const WINDOWS: Record<LimitName, string> = {
  hour: 'AI drafts and answers left this hour',
  day: 'AI drafts and answers left for 24 hours',
  tokens: 'of the AI’s reading and writing left for 24 hours',
};

function leftText(name: LimitName, { used, limit, freeAt }: Allowance): string {
  const left = Math.max(0, limit - used);
  // Nobody counts tokens.
  const count =
    name === 'tokens'
      ? `${Math.floor((100 * left) / limit)}%`
      : left === 0
        ? 'No'
        : `${formatNumber(left)} of ${formatNumber(limit)}`;
  const what = `${count} ${WINDOWS[name]}`;
  return freeAt ? `${what}; more ${formatMoment(freeAt)}.` : `${what}.`;
}
