import type { AdminApplication } from '@waymark/contracts/identity/applications';
import { Badge } from '#shared/ui/badge.tsx';

/** What the evaluation of an application came to. */
export function EngineBadge({ application }: { application: AdminApplication }) {
  const { evaluation, evaluating } = application;
  if (evaluating) return <Badge tone="dusk">AI evaluation is running</Badge>;
  if (!evaluation) return <Badge>Not evaluated</Badge>;
  const { authenticity, perseverance, valor } = evaluation.scores;
  const scores = [authenticity, perseverance, valor].map((score) => score ?? '–').join(' / ');
  if (evaluation.outcome === 'scored') return <Badge tone="moss">AI scores {scores}</Badge>;
  if (evaluation.outcome === 'failed') return <Badge tone="amber">The AI gave no usable scores</Badge>;
  return <Badge>No model connected: counted only</Badge>;
}
