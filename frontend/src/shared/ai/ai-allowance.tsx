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
  hour: 'AI runs left this hour',
  day: 'AI runs left for 24 hours',
  tokens: 'tokens of the AI left for 24 hours',
};

function leftText(name: LimitName, { used, limit, freeAt }: Allowance): string {
  const left = Math.max(0, limit - used);
  const what =
    left === 0 ? `No ${WINDOWS[name]}` : `${formatNumber(left)} of ${formatNumber(limit)} ${WINDOWS[name]}`;
  return freeAt ? `${what}; more ${formatMoment(freeAt)}.` : `${what}.`;
}
