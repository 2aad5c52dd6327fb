import type { AdminRunKind } from '@waymark/contracts/roadmaps/admin-runs';
import type { RunSummary } from '@waymark/contracts/roadmaps/run-history';
import type { AiRun, RunKind, RunPhase, RunStatus } from '@waymark/contracts/roadmaps/runs';
import { formatNumber, plural } from '../../lib/format.ts';
import type { Tone } from '../ui/badge.tsx';

export const runKinds: Record<RunKind, string> = {
  'generate-roadmap': 'Draft of a roadmap',
  ghostwrite: 'Draft by the ghostwriter',
  coaching: 'Coaching on a step',
  wording: 'Wording of a step',
  extraction: 'What a file shows',
  'follow-up': 'Follow-up question',
  reply: 'Reply from a story',
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

/** "Reading part 2 of 5…"; null when no part is being read. */
export function partText({ phase, parts }: Pick<AiRun, 'phase' | 'parts'>): string | null {
  if (!parts || phase !== 'understanding' || parts.read >= parts.of) return null;
  return `Reading part ${parts.read + 1} of ${parts.of}…`;
}

export const runEngines: Record<NonNullable<RunSummary['engine']>, string> = {
  offline: 'Outline of your words',
  openai: 'Model',
};

const dollars = new Intl.NumberFormat(undefined, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
});

export const formatDollars = (amount: number): string => dollars.format(amount);

type Used = Pick<RunSummary, 'usage' | 'paidCalls'>;

/** "1 call, $0.01"; null when no model was called. */
export function costText({ usage, paidCalls }: Used): string | null {
  if (!usage) return paidCalls > 0 ? plural(paidCalls, 'call') : null;
  const cost = usage.costUsd === null ? '' : `, ${formatDollars(usage.costUsd)}`;
  return `${plural(usage.calls, 'call')}${cost}`;
}

/** For admins: "1,240 tokens read, 320 written, 1 call, $0.01"; null when no model was called. */
export function usageText(run: Used): string | null {
  const cost = costText(run);
  if (!cost) return null;
  if (!run.usage) return `${cost}, tokens not known`;
  const { inputTokens, outputTokens } = run.usage;
  return `${formatNumber(inputTokens)} tokens read, ${formatNumber(outputTokens)} written, ${cost}`;
}
