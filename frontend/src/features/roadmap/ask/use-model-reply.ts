import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ShownReply } from '@waymark/contracts/roadmaps/replies';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { aiLimitsKey } from '#shared/ai/ai-limits.ts';
import { isRunActive, useRunStream } from '#shared/ai/run-stream.ts';
import { messageOf } from '#shared/ui/error-state.tsx';
import { repliesKey } from './use-replies.ts';

export interface ReplyState {
  isReplying: boolean;
  reply: ShownReply | null;
  /** Why there is none. */
  problem: string | null;
  start: (question: string) => void;
  /** Cancels one that is being written, and removes the last one. */
  clear: () => void;
}

/** A model's reply to the last question. */
export function useModelReply(roadmapId: string): ReplyState {
  const client = useQueryClient();
  const [run, setRun] = useState<AiRun | null>(null);
  const activeId = run && isRunActive(run) ? run.id : null;
  const update = (next: AiRun) => {
    setRun((now) => (now && now.id !== next.id ? now : next));
    if (isRunActive(next)) return;
    void client.invalidateQueries({ queryKey: repliesKey(roadmapId) });
    void client.invalidateQueries({ queryKey: aiLimitsKey });
  };
  useRunStream(activeId, {
    onEvent: ({ run: next }) => update(next),
    onClosed: () =>
      activeId && void call('GET /api/ai-runs/{id}', { params: { id: activeId } }).then(update, () => {}),
  });
  const start = useMutation({
    mutationFn: (question: string) =>
      call('POST /api/roadmaps/{id}/replies', { params: { id: roadmapId }, body: { question } }),
    onSuccess: update,
  });
  return {
    isReplying: start.isPending || activeId !== null,
    reply: run?.status === 'succeeded' ? (run.reply ?? null) : null,
    problem: start.error ? messageOf(start.error) : problemOf(run),
    start: start.mutate,
    clear: () => {
      if (activeId) void call('POST /api/ai-runs/{id}/cancel', { params: { id: activeId } }).catch(() => {});
      setRun(null);
      start.reset();
    },
  };
}

const problemOf = (run: AiRun | null): string | null =>
  run?.status === 'failed' || run?.status === 'refused' ? (run.message ?? 'The AI did not reply.') : null;
