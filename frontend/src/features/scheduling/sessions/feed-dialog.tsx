import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CalendarFeed } from '@waymark/contracts/scheduling/sessions';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { Switch } from '#shared/ui/switch.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';

const feedKey = ['calendar-feed'] as const;

/** Shows and renews the private URL of the calendar feed. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const feed = useQuery({
    queryKey: feedKey,
    queryFn: ({ signal }) => call('GET /api/calendar-feed', { signal }),
  });
  const [isConfirming, setIsConfirming] = useState(false);
  const renew = useMutation({
    mutationFn: () => call('POST /api/calendar-feed/renew'),
    onSuccess: (renewed) => {
      client.setQueryData(feedKey, renewed);
      setIsConfirming(false);
      toast({
        title: 'New address created',
        description: 'The old one no longer works.',
        variant: 'success',
      });
    },
    onError: (error) => toastError('No new address was created', error),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="All sessions in your calendar"
      description="Subscribe to this address in Google Calendar, Apple Calendar or Outlook. New, moved and cancelled sessions appear there automatically."
    >
      {feed.isPending && <Skeleton className="h-20" />}
      {feed.isError && <QueryError query={feed} />}
      {feed.data && (
        <div className="grid gap-5">
          <div className="flex flex-wrap items-end gap-3">
            <Field label="Your private address" className="min-w-56 grow">
              <Input readOnly value={feed.data.url} onFocus={(event) => event.target.select()} />
            </Field>
            <Button onClick={() => void copy(feed.data.url)}>
              <Copy aria-hidden="true" className="size-4" />
              Copy
            </Button>
          </div>
          <FeedDetails feed={feed.data} />
          <div className="border-t border-line pt-4">
            <p className="text-sm text-muted">
              Anyone who has this address can see your sessions. If someone should not have it, create a new
              one. The old one stops working at once, so update it in your calendars.
            </p>
            <div className="mt-3 flex flex-wrap gap-3">
              {isConfirming ? (
                <>
                  <Button
                    size="sm"
                    variant="destructive"
                    loading={renew.isPending}
                    onClick={() => renew.mutate()}
                  >
                    Replace the address
                  </Button>
                  <Button size="sm" onClick={() => setIsConfirming(false)}>
                    Keep it
                  </Button>
                </>
              ) : (
                <Button size="sm" onClick={() => setIsConfirming(true)}>
                  Create a new address
                </Button>
              )}
            </div>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function FeedDetails({ feed }: { feed: CalendarFeed }) {
  const client = useQueryClient();
  const label = 'Include topics and notes';
  const change = useMutation({
    mutationFn: (includesDetails: boolean) =>
      call('PUT /api/calendar-feed/settings', { body: { includesDetails } }),
    onSuccess: (settings) => client.setQueryData(feedKey, { ...feed, ...settings }),
    onError: (error) => toastError('The setting was not saved', error),
  });
  const isOn = change.isPending ? change.variables : feed.includesDetails;
  return (
    <div className="flex items-start gap-4 border-t border-line pt-4">
      <div className="grow">
        <p className="font-semibold">{label}</p>
        <p className="text-sm text-muted">
          {isOn
            ? 'Entries have the topic, the roadmap and what the learner wrote. The company that runs your calendar can read them.'
            : 'Entries have the time, the name and the link to meet, and nothing that the learner wrote.'}
        </p>
      </div>
      <Switch
        aria-label={label}
        checked={isOn}
        aria-disabled={change.isPending}
        onChange={(event) => !change.isPending && change.mutate(event.target.checked)}
      />
    </div>
  );
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Address copied', variant: 'success' });
  } catch {
    toast({ title: 'Copy this address', description: url });
  }
}
