import type { AdminRunKind } from '@waymark/contracts/roadmaps/admin-runs';
import type { RunKind, RunSummary } from '@waymark/contracts/roadmaps/run-history';
import type { RunPhase, RunStatus } from '@waymark/contracts/roadmaps/runs';
import type { Tone } from '../components/ui/badge.tsx';
import { formatNumber, plural } from './format.ts';

export const runKinds: Record<RunKind, string> = {
  'generate-roadmap': 'Draft of a roadmap',
  ghostwrite: 'Draft by the ghostwriter',
  coaching: 'Coaching on a step',
  wording: 'Wording of a step',
  extraction: 'What a file shows',
  'follow-up': 'Follow-up question',
};

export const adminRunKinds: Record<AdminRunKind, string> = {
  ...runKinds,
  evaluation: 'Mentor application',
};

export const runFilters = {
  active: 'In progress',
  succeeded: 'Done',
  refused: 'Refused',
  failed: 'Failed',
  cancelled: 'Cancelled',
} as const;

export const runStates: Record<RunStatus, { label: string; tone: Tone }> = {
  queued: { label: 'Waiting', tone: 'dusk' },
  running: { label: 'In progress', tone: 'dusk' },
  succeeded: { label: 'Done', tone: 'moss' },
  refused: { label: 'Refused', tone: 'amber' },
  failed: { label: 'Failed', tone: 'berry' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

export const runPhases: Record<RunPhase, string> = {
  queued: 'Waiting to start',
  reading: 'Reading',
  understanding: 'Understanding',
  drafting: 'Writing',
  checking: 'Checking',
  done: 'Done',
};

export const runEngines: Record<NonNullable<RunSummary['engine']>, string> = {
  offline: 'Outline of your words',
  openai: 'Model',
};

const dollars = new Intl.NumberFormat(undefined, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
});

/** "1,240 tokens read, 320 written, 1 call, $0.01"; null when no model was called. */
export function usageText({ usage, paidCalls }: Pick<RunSummary, 'usage' | 'paidCalls'>): string | null {
  if (!usage) return paidCalls > 0 ? `${plural(paidCalls, 'call')}, tokens not known` : null;
  const { inputTokens, outputTokens, calls, costUsd } = usage;
  const tokens = `${formatNumber(inputTokens)} tokens read, ${formatNumber(outputTokens)} written`;
  const cost = costUsd === null ? '' : `, ${dollars.format(costUsd)}`;
  return `${tokens}, ${plural(calls, 'call')}${cost}`;
}
