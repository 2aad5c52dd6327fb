import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DailyReminder } from '@waymark/contracts/roadmaps/letters';
import { call } from '#lib/api.ts';
import { browserZone } from '#lib/zones.ts';
import { toastError } from '#shared/ui/toast-error.ts';

const KEY = 'daily-reminder';

export const useDailyReminder = (userId: number) =>
  useQuery({
    queryKey: [KEY, userId],
    queryFn: ({ signal }) => call('GET /api/account/daily-reminder', { signal }),
  });

type Change = Partial<Pick<DailyReminder, 'time' | 'pausedUntil'>>;

/** Shown at once, saved one after the other, and undone if saving fails. */
export function useChangeDailyReminder(userId: number) {
  const client = useQueryClient();
  const key = [KEY, userId] as const;
  return useMutation({
    mutationKey: key,
    scope: { id: KEY },
    // What is shown, so that a change made meanwhile is not undone.
    mutationFn: async (_: Change) => {
      const { time, pausedUntil } = client.getQueryData<DailyReminder>(key)!;
      return call('PUT /api/account/daily-reminder', {
        body: { time, pausedUntil, timeZone: browserZone() },
      });
    },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<DailyReminder>(key);
      client.setQueryData<DailyReminder>(key, (now) => now && { ...now, ...change });
      return { before };
    },
    onError: (error, _, kept) => {
      client.setQueryData(key, kept?.before);
      toastError('That was not saved', error);
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: key }) === 1) void client.invalidateQueries({ queryKey: key });
    },
  });
}
