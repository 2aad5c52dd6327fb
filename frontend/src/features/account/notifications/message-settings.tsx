import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '#lib/api.ts';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { Switch } from '#shared/ui/switch.tsx';
import { toastError } from '#shared/ui/toast-error.ts';

const KEY = ['messages', 'settings'] as const;
const LABEL = 'Share what you have read';

/** Whether the people one writes with see "Seen". */
export function MessageSettings() {
  const client = useQueryClient();
  const hint = useId();
  const found = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /api/messages/settings', { signal }),
    refetchOnMount: 'always',
  });
  const change = useMutation({
    mutationFn: (sharesRead: boolean) => call('PUT /api/messages/settings', { body: { sharesRead } }),
    onSuccess: (settings) => client.setQueryData(KEY, settings),
    onError: (error) => toastError('That was not saved', error),
  });
  if (!found.data)
    return found.isError ? (
      <QueryError title="Your settings did not load" query={found} className="mb-8" />
    ) : (
      <Skeleton className="mb-8 h-24 rounded-card" />
    );
  return (
    <section
      aria-labelledby="message-settings"
      className="mb-8 flex items-start justify-between gap-4 rounded-card border border-line bg-raised p-4 sm:p-6"
    >
      <div className="min-w-0">
        <h3 id="message-settings" className="text-lg">
          {LABEL}
        </h3>
        <p id={hint} className="mt-1 text-sm text-muted">
          People see which of their messages you have read. Turned off, you do not see what they have read
          either.
        </p>
      </div>
      <Switch
        aria-label={LABEL}
        aria-describedby={hint}
        aria-disabled={change.isPending || undefined}
        checked={change.isPending ? change.variables : found.data.sharesRead}
        onChange={({ target }) => {
          if (!change.isPending) change.mutate(target.checked);
        }}
      />
    </section>
  );
}
