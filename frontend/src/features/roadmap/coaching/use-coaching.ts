import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import type { Coaching } from '@waymark/contracts/roadmaps/coaching';
import { DEFAULT_CONTEXT } from '@waymark/contracts/roadmaps/default-context';
import { aiCoaching, listCoachings } from '@waymark/contracts/roadmaps/learning-routes';
import { cancelRun } from '@waymark/contracts/roadmaps/routes';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { messageOf } from '../../../components/ui/error-state.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { toastError } from '../../../components/ui/toast-error.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { isRunActive, useRunStream } from '../../../lib/run-stream.ts';
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
  coaching: Coaching | null;
  /** What has been written so far. */
  partial: Coaching | null;
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
export function useCoaching(user: User, roadmapId: string, stepId: string): CoachingState {
  const client = useQueryClient();
  const key = coachingsKey(user.id, roadmapId);
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listCoachings, { params: { id: roadmapId }, signal }),
    // Another device may have started one.
    staleTime: 60_000,
  });
  const run = data?.find((one) => one.stepId === stepId) ?? null;
  const safety = useCoachingHelp(run);
  const store = (next: AiRun) => storeRun(client, key, next);
  useRunStream(run && isRunActive(run) ? run.id : null, {
    onEvent: ({ type, run: next }) => {
      store(next);
      if (type === 'end') showResult(next);
    },
    onClosed: () => void client.invalidateQueries({ queryKey: key }),
  });
  const start = useMutation({
    mutationFn: async ({ context, ...allowed }: Situation) =>
      (await call(aiCoaching, {
        body: { stepId, roadmapId, userContext: context.trim() || DEFAULT_CONTEXT, ...allowed },
        headers: { prefer: 'respond-async' },
      })) as AiRun,
    onSuccess: (next) => {
      safety.setAwaited(next.id);
      store(next);
      // A run that has ended already has no stream.
      if (!isRunActive(next)) showResult(next);
    },
    onError: (error) => {
      // Follows the run that another device or tab has started.
      if (isRunningElsewhere(error)) void client.invalidateQueries({ queryKey: key });
      else showUnavailable();
    },
  });
  const cancel = useMutation({
    mutationFn: (id: string) => call(cancelRun, { params: { id } }),
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
    partial: isRunActive(run) ? (run?.coaching ?? null) : null,
    help: isAdapting ? null : safety.help,
    closeHelp: safety.close,
    isAdapting,
    problem: start.error && !isRunningElsewhere(start.error) ? messageOf(start.error) : problemOf(run),
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

const problemOf = (run: AiRun | null): string | null =>
  run?.status === 'refused' || run?.status === 'failed' ? (run.message ?? UNAVAILABLE) : null;

const UNAVAILABLE = 'Unable to generate personalized guidance right now.';

function showUnavailable(): void {
  toast({ title: 'Coaching Unavailable', description: UNAVAILABLE, variant: 'destructive' });
}

function showResult(run: AiRun): void {
  const safety = run.coaching?.safety;
  if (run.status === 'succeeded' && !safety) toast({ title: 'AI Coaching Generated', variant: 'success' });
  if (run.status === 'refused' || run.status === 'failed') showUnavailable();
}
