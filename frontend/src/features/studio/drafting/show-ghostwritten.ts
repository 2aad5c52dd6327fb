import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { plural } from '#lib/format.ts';
import { toast } from '#shared/ui/toast.ts';

/** The toast at the end of a ghostwriter's run (spec §8). */
export function showGhostwritten({ status, message, stagesGenerated }: AiRun): void {
  if (status === 'succeeded') {
    const description = `Your draft has ${plural(stagesGenerated, 'stage')}.`;
    toast({ title: 'Roadmap Generated Successfully!', description, variant: 'success' });
  }
  if (status === 'failed' || status === 'refused') {
    const description = message ?? 'Failed to generate roadmap';
    toast({ title: 'Generation Failed', description, variant: 'destructive' });
  }
}
