import type { Allowance } from '@waymark/contracts/roadmaps/run-history';
import { formatNumber } from '#lib/format.ts';
import { AiAllowance } from '#shared/ai/ai-allowance.tsx';
import { useAiLimits } from '#shared/ai/ai-limits.ts';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';

/** What is used of each limit. */
export function LimitsSummary() {
  const limits = useAiLimits();
  if (!limits.data) {
    if (limits.isError) return <QueryError title="The limits did not load" query={limits} className="mt-5" />;
    return <Skeleton className="mt-5 h-16 rounded-card" />;
  }
  const { hour, day } = limits.data;
  return (
    <>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-10">
        <Used label="Drafts this hour" allowance={hour} />
        <Used label="Drafts in the last 24 hours" allowance={day} />
      </dl>
      <AiAllowance className="mt-3" />
    </>
  );
}

function Used({ label, allowance: { used, limit } }: { label: string; allowance: Allowance }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="tabular font-semibold">
        {formatNumber(used)} <span className="font-normal text-muted">of {formatNumber(limit)}</span>
      </dd>
    </div>
  );
}
