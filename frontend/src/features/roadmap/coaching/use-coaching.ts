import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import type { ShownCoaching } from '@waymark/contracts/roadmaps/coaching';
import { DEFAULT_CONTEXT } from '@waymark/contracts/roadmaps/default-context';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { ApiError, call } from '#lib/api.ts';
import { isRunActive, useRunStream } from '#shared/ai/run-stream.ts';
import { messageOf } from '#shared/ui/error-state.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import type { CoachingWords } from './coaching-words.ts';
import { coachingsKey } from './coachings-key.ts';
import { type CoachingHelp, useCoachingHelp } from './use-coaching-help.ts';

/** What the learner lets the coaching use. */
export interface Situation {
  context: string;
  useProgress: boolean;
  useReflections: boolean;
}

export interface CoachingState {
  run: AiRun | null;
  /** Of the run; null while there is none, or where help takes its place. */
  coaching: ShownCoaching | null;
  help: CoachingHelp | null;
  closeHelp: () => void;
  /** Requested or running. */
  isAdapting: boolean;
  /** The reason of a failure, for the learner. */
  problem: string | null;
  start: (situation: Situation) => void;
  cancel: () => void;
  isCancelling: boolean;
}

/** The latest coaching run of a step, with live updates. */
export function useCoaching(
  user: User,
  roadmapId: string,
  stepId: string,
  words: CoachingWords,
): CoachingState {
  const client = useQueryClient();
  const key = coachingsKey(user.id, roadmapId);
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/roadmaps/{id}/coachings', { params: { id: roadmapId }, signal }),
    // Another device may have started one.
    staleTime: 60_000,
  });
  const run = data?.find((one) => one.stepId === stepId) ?? null;
  const safety = useCoachingHelp(run);
  const store = (next: AiRun) => storeRun(client, key, next);
  useRunStream(run && isRunActive(run) ? run.id : null, {
    onEvent: ({ type, run: next }) => {
      store(next);
      if (type === 'end') showResult(next, words);
    },
    onClosed: () => void client.invalidateQueries({ queryKey: key }),
  });
  const start = useMutation({
    mutationFn: async ({ context, ...allowed }: Situation) =>
      (await call('POST /api/ai-coaching', {
        body: { stepId, roadmapId, userContext: context.trim() || DEFAULT_CONTEXT, ...allowed },
        headers: { prefer: 'respond-async' },
      })) as AiRun,
    onSuccess: (next) => {
      safety.setAwaited(next.id);
      store(next);
      // A run that has ended already has no stream.
      if (!isRunActive(next)) showResult(next, words);
    },
    onError: (error) => {
      // Follows the run that another device or tab has started.
      if (isRunningElsewhere(error)) void client.invalidateQueries({ queryKey: key });
      else showUnavailable(words);
    },
  });
  const cancel = useMutation({
    mutationFn: (id: string) => call('POST /api/ai-runs/{id}/cancel', { params: { id } }),
    onSuccess: store,
    onError: (error) => {
      // The run may have ended in the meantime.
      void client.invalidateQueries({ queryKey: key });
      toastError('Error', error);
    },
  });
  const isAdapting = safety.isAssessing || start.isPending || isRunActive(run);
  return {
    run,
    coaching: isAdapting || safety.isAlone ? null : (run?.coaching ?? null),
    help: isAdapting ? null : safety.help,
    closeHelp: safety.close,
    isAdapting,
    problem: start.error && !isRunningElsewhere(start.error) ? messageOf(start.error) : problemOf(run, words),
    start: async (situation) => {
      if (await safety.maySend(situation.context)) start.mutate(situation);
    },
    cancel: () => run && cancel.mutate(run.id),
    isCancelling: cancel.isPending,
  };
}

function storeRun(client: QueryClient, key: readonly unknown[], run: AiRun): void {
  client.setQueryData<AiRun[]>(key, (runs = []) => [
    run,
    ...runs.filter(({ stepId }) => stepId !== run.stepId),
  ]);
}

const isRunningElsewhere = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'RUN_ACTIVE';

const problemOf = (run: AiRun | null, { unable }: CoachingWords): string | null =>
  run?.status === 'refused' || run?.status === 'failed' ? (run.message ?? unable) : null;

function showUnavailable({ unavailable, unable }: CoachingWords): void {
  toast({ title: unavailable, description: unable, variant: 'destructive' });
}

function showResult(run: AiRun, words: CoachingWords): void {
  if (run.status === 'succeeded' && !run.coaching?.safety)
    toast({
      title: run.engine === 'offline' ? (run.message ?? 'Done.') : 'AI Coaching Generated',
      variant: 'success',
    });
  if (run.status === 'refused' || run.status === 'failed') showUnavailable(words);
}
