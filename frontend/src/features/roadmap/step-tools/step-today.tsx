import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import type { Step } from '@waymark/contracts/roadmaps/http';
import type { StepDays } from '@waymark/contracts/roadmaps/own-steps';
import clsx from 'clsx';
import { CalendarCheck } from 'lucide-react';
import { call } from '#lib/api.ts';
import { followingKey } from '#lib/following.ts';
import { plural } from '#lib/format.ts';
import { serverNow } from '#lib/server-clock.ts';
import { browserZone, dateIn } from '#lib/zones.ts';
import { Button } from '#shared/ui/button.tsx';
import { toastError } from '#shared/ui/toast-error.ts';
import { companionKey } from '../companion/companion-key.ts';
import { progressKey } from '../progress/progress-cache.ts';
import { cacheDays } from './use-own-steps.ts';

interface StepTodayProps {
  user: User;
  roadmapId: string;
  step: Step;
  /** Undefined before the first day. */
  days: StepDays | undefined;
  isLoading: boolean;
}

/** On a step that takes weeks: checks in for today, and takes it back on the same day. */
export function StepToday({ user, roadmapId, step, days, isLoading }: StepTodayProps) {
  const set = useSetToday(user, roadmapId, step.id);
  const isDone = days?.last === dateIn(browserZone(), serverNow());
  const count = days?.count ?? 0;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        size="sm"
        aria-pressed={isDone}
        aria-label={`I did it today: ${step.title}`}
        loading={isLoading || set.isPending}
        onClick={() => set.mutate(!isDone)}
        className={clsx('min-h-11', isDone && 'border-moss bg-moss-soft text-moss')}
      >
        {!isLoading && !set.isPending && <CalendarCheck aria-hidden="true" className="size-4" />}I did it
        today
      </Button>
      <p role="status" className="text-sm text-muted">
        {count > 0 && `${plural(count, 'day')} so far.`}
        {isDone && ' Press again to take today back.'}
      </p>
    </div>
  );
}

function useSetToday(user: User, roadmapId: string, stepId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (done: boolean) =>
      call('PUT /api/roadmaps/{id}/steps/{stepId}/today', {
        params: { id: roadmapId, stepId },
        body: { done, timeZone: browserZone() },
      }),
    onSuccess: (days) => {
      cacheDays(client, { userId: user.id, roadmapId, stepId }, days);
      // The streak changes, and the first day follows the roadmap.
      const changed = [companionKey(user.id, roadmapId), progressKey(user.id, roadmapId), followingKey];
      for (const queryKey of changed) void client.invalidateQueries({ queryKey });
    },
    onError: (error) => toastError('Error', error, error.message),
  });
}
