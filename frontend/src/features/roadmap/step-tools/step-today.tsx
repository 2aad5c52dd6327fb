import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import type { Step } from '@waymark/contracts/roadmaps/http';
import type { StepDays } from '@waymark/contracts/roadmaps/own-steps';
import { call } from '#lib/api.ts';
import { followingKey } from '#lib/following.ts';
import { browserZone } from '#lib/zones.ts';
import { TodayButton } from '#shared/roadmap/today-button.tsx';
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

export function StepToday({ user, roadmapId, step, days, isLoading }: StepTodayProps) {
  const set = useSetToday(user, roadmapId, step.id);
  return (
    <TodayButton
      title={step.title}
      days={days}
      isLoading={isLoading || set.isPending}
      onSet={(isDone) => set.mutate(isDone)}
    />
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
