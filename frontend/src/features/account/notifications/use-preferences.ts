import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  NotificationPreference,
  NotificationPreferenceBody,
} from '@waymark/contracts/identity/notification-preferences';
import { call } from '#lib/api.ts';
import { toastError } from '#shared/ui/toast-error.ts';

const KEY = ['notification-preferences'] as const;

/** Fetched on each visit: the links in mails change them as well. */
export const usePreferences = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /api/account/notification-preferences', { signal }),
    refetchOnMount: 'always',
  });

/** Shown at once, saved one after the other, and undone if saving fails. */
export function useChangePreference() {
  const client = useQueryClient();
  const show = ({ topic, channel, enabled }: NotificationPreferenceBody) =>
    client.setQueryData<NotificationPreference[]>(KEY, (all) =>
      all?.map((one) => (one.topic === topic ? { ...one, [channel]: enabled } : one)),
    );
  return useMutation({
    mutationKey: KEY,
    scope: { id: KEY[0] },
    mutationFn: (body: NotificationPreferenceBody) =>
      call('PATCH /api/account/notification-preferences', { body }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: KEY });
      show(change);
    },
    onError: (error, change) => {
      show({ ...change, enabled: !change.enabled });
      toastError('That was not saved', error);
    },
    onSettled: () => {
      // While another change is pending, the response would undo what is shown.
      if (client.isMutating({ mutationKey: KEY }) === 1) void client.invalidateQueries({ queryKey: KEY });
    },
  });
}
