import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { call } from '#lib/api.ts';
import { readTab, writeTab } from '#lib/tab-storage.ts';
import { aiLimitsKey } from '#shared/ai/ai-limits.ts';
import { isRunActive, useRunStream } from '#shared/ai/run-stream.ts';
import { messageOf } from '#shared/ui/error-state.tsx';
import { toast } from '#shared/ui/toast.ts';
import { showGhostwritten } from './show-ghostwritten.ts';

/** Runs the ghostwriter on a sample and follows the run, also after a reload. */
export function useSampleGhostwriter(sampleId: string) {
  const client = useQueryClient();
  const stored = `waymark-sample-run-${sampleId}`;
  const key = ['sample-run', sampleId] as const;
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => findRun(readTab(stored), signal),
  });
  const run = query.data ?? null;
  const show = (next: AiRun | null) => {
    writeTab(stored, next?.id ?? null);
    client.setQueryData(key, next);
  };
  const update = (next: AiRun) => {
    show(next);
    if (isRunActive(next)) return;
    showGhostwritten(next);
    void client.invalidateQueries({ queryKey: aiLimitsKey });
  };
  const activeId = run && isRunActive(run) ? run.id : null;
  useRunStream(activeId, {
    onEvent: ({ run: next }) => update(next),
    onClosed: () =>
      activeId && void call('GET /api/ai-runs/{id}', { params: { id: activeId } }).then(update, () => {}),
  });
  const start = useMutation({
    mutationFn: async () =>
      (await call('POST /api/roadmaps/{id}/ghostwrite', {
        params: { id: sampleId },
        headers: { prefer: 'respond-async' },
      })) as AiRun,
    onSuccess: show,
    onError: (error) =>
      toast({
        title: 'Generation Failed',
        description: messageOf(error, 'Failed to generate roadmap'),
        variant: 'destructive',
      }),
  });
  return { run, isRestoring: query.isPending, start, clear: () => show(null) };
}

/** Null also for a run that another user of this browser started. */
const findRun = (id: string | null, signal: AbortSignal): Promise<AiRun | null> =>
  id === null
    ? Promise.resolve(null)
    : call('GET /api/ai-runs/{id}', { params: { id }, signal }).catch(() => null);
