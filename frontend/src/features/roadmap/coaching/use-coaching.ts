import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import { aiCoaching, listCoachings } from '@waymark/contracts/roadmaps/learning-routes';
import { cancelRun } from '@waymark/contracts/roadmaps/routes';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { messageOf } from '../../../components/ui/error-state.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { isGoing, useRunStream } from '../../../lib/run-stream.ts';

/** What is sent when the learner says nothing of their own. */
export const DEFAULT_CONTEXT = "I'm a beginner looking to get started with this step";

const coachingsKey = (userId: number, roadmapId: string) => ['coachings', userId, roadmapId] as const;

export interface Coached {
  run: AiRun | null;
  /** Asked for, and not there yet. */
  isAdapting: boolean;
  /** Why there is none, when there was to be one. */
  problem: string | null;
  start: (words: string) => void;
  cancel: () => void;
  isCancelling: boolean;
}

/** The coaching on one step: found again after a reload, followed live while it is written. */
export function useCoaching(user: User, roadmapId: string, stepId: string): Coached {
  const client = useQueryClient();
  const key = coachingsKey(user.id, roadmapId);
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listCoachings, { params: { id: roadmapId }, signal }),
    // Another device may have asked: every visit looks again.
    staleTime: 60_000,
  });
  const run = data?.find((one) => one.stepId === stepId) ?? null;
  const put = (next: AiRun) => putRun(client, key, next);
  useRunStream(run && isGoing(run) ? run.id : null, {
    onEvent: ({ type, run: next }) => {
      put(next);
      if (type === 'end') announce(next);
    },
    onClosed: () => void client.invalidateQueries({ queryKey: key }),
  });
  const start = useMutation({
    mutationFn: async (words: string) =>
      (await call(aiCoaching, {
        body: { stepId, roadmapId, userContext: words.trim() || DEFAULT_CONTEXT },
        headers: { prefer: 'respond-async' },
      })) as AiRun,
    onSuccess: (next) => {
      put(next);
      // Answered on the spot: there is no stream to wait for.
      if (!isGoing(next)) announce(next);
    },
    onError: (error) => {
      // Asked on another device or in another tab: this one follows what goes on there.
      if (isGoingElsewhere(error)) void client.invalidateQueries({ queryKey: key });
      else tellUnavailable();
    },
  });
  const cancel = useMutation({
    mutationFn: (id: string) => call(cancelRun, { params: { id } }),
    onSuccess: put,
    onError: (error) => {
      // It may have ended in the same moment.
      void client.invalidateQueries({ queryKey: key });
      toast({ title: 'Error', description: messageOf(error), variant: 'destructive' });
    },
  });
  return {
    run,
    isAdapting: start.isPending || isGoing(run),
    problem: start.error && !isGoingElsewhere(start.error) ? messageOf(start.error) : problemOf(run),
    start: start.mutate,
    cancel: () => run && cancel.mutate(run.id),
    isCancelling: cancel.isPending,
  };
}

function putRun(client: QueryClient, key: readonly unknown[], run: AiRun): void {
  client.setQueryData<AiRun[]>(key, (runs = []) => [
    run,
    ...runs.filter(({ stepId }) => stepId !== run.stepId),
  ]);
}

const isGoingElsewhere = (error: Error): boolean => error instanceof ApiError && error.code === 'RUN_ACTIVE';

const problemOf = (run: AiRun | null): string | null =>
  run?.status === 'refused' || run?.status === 'failed' ? (run.message ?? UNAVAILABLE) : null;

const UNAVAILABLE = 'Unable to generate personalized guidance right now.';

function tellUnavailable(): void {
  toast({ title: 'Coaching Unavailable', description: UNAVAILABLE, variant: 'destructive' });
}

function announce(run: AiRun): void {
  if (run.status === 'succeeded') toast({ title: 'AI Coaching Generated', variant: 'success' });
  if (run.status === 'refused' || run.status === 'failed') tellUnavailable();
}
