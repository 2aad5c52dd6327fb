import { useQuery } from '@tanstack/react-query';
import type { AiLimits, Allowance } from '@waymark/contracts/roadmaps/run-history';
import { call } from '../../lib/api.ts';
import { serverNow } from '../../lib/server-clock.ts';

export const aiLimitsKey = ['ai-limits'] as const;

const LONGEST_TIMER_MS = 24 * 3_600_000;
/** A limit is shown when this share of it is used. */
const NEAR = 0.8;

/** What the user has used of the AI. */
export const useAiLimits = () =>
  useQuery({
    queryKey: aiLimitsKey,
    queryFn: ({ signal }) => call('GET /api/ai-limits', { signal }),
    staleTime: 0,
    // Refetches when the next run is free.
    refetchInterval: ({ state }) => (state.data ? untilFree(state.data) : false),
  });

function untilFree({ hour, day, tokens }: AiLimits): number | false {
  const times = [hour, day, tokens].flatMap(({ freeAt }) => (freeAt ? [Date.parse(freeAt)] : []));
  if (times.length === 0) return false;
  return Math.min(LONGEST_TIMER_MS, Math.max(1_000, Math.min(...times) - serverNow() + 500));
}

export type LimitName = 'hour' | 'day' | 'tokens';

/** The limit that will be reached first, or was reached and is free last; null while none is near. */
export function nearestLimit(limits: AiLimits): { name: LimitName; allowance: Allowance } | null {
  const names: LimitName[] = ['hour', 'day', 'tokens'];
  const near = names
    .map((name) => ({ name, allowance: limits[name] }))
    .filter(({ allowance }) => shareOf(allowance) >= NEAR)
    .toSorted((a, b) => shareOf(b.allowance) - shareOf(a.allowance) || freeAtOf(b) - freeAtOf(a));
  return near[0] ?? null;
}

const shareOf = ({ used, limit }: Allowance): number => Math.min(1, used / limit);
const freeAtOf = ({ allowance }: { allowance: Allowance }): number =>
  allowance.freeAt ? Date.parse(allowance.freeAt) : 0;
