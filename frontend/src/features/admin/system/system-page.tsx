import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Failure, ProcessState } from '@waymark/contracts/system';
import { RotateCw } from 'lucide-react';
import { call } from '#lib/api.ts';
import { formatRelative, plural } from '#lib/format.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ActionsCell, actionsColumn, Cell, DataTable, NameCell, Row } from '#shared/ui/data-table.tsx';
import { EmptyNote } from '#shared/ui/empty-note.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { DemoAccounts } from './demo-accounts.tsx';

const systemKey = ['admin', 'system'] as const;

export default function SystemPage() {
  return (
    <AdminFrame title="System" what="the state of the system">
      <System />
    </AdminFrame>
  );
}

function System() {
  const system = useQuery({
    queryKey: systemKey,
    queryFn: ({ signal }) => call('GET /api/admin/system', { signal }),
    // No live event reports changes of it.
    staleTime: 0,
    refetchInterval: 30_000,
  });
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-4xl">System</h1>
        <Button
          size="sm"
          className="sm:ml-auto"
          loading={system.isRefetching}
          onClick={() => void system.refetch()}
        >
          {!system.isRefetching && <RotateCw aria-hidden="true" className="size-4" />}
          Refresh
        </Button>
      </div>
      {system.dataUpdatedAt > 0 && (
        <p className="mt-2 text-sm text-muted">
          Last look:{' '}
          <time dateTime={new Date(system.dataUpdatedAt).toISOString()}>
            {time.format(new Date(system.dataUpdatedAt))}
          </time>
          . It looks again every 30 seconds.
        </p>
      )}
      <DemoAccounts />
      {system.isPending && <Skeleton className="mt-5 h-60 rounded-card" />}
      {system.error && <QueryError query={system} className="mt-5" />}
      {system.data && (
        <>
          <Services services={system.data} />
          <h2 className="mt-10 text-2xl">Failed</h2>
          <Failures services={system.data} />
        </>
      )}
    </>
  );
}

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });

/** What to do about a failure of this kind. */
const remedies: Record<Failure['kind'], string> = {
  event: 'Remove the cause that the error names, then try again: the event is handled once more.',
  outbox: 'It could not be published. Check that NATS responds, then try again.',
  job: 'All its attempts failed. Remove the cause that the error names, then try again.',
};

const serviceColumns = [{ label: 'Service' }, { label: 'Waiting messages' }, { label: 'Failed' }];
const kindNames: Record<Failure['kind'], string> = {
  event: 'Dead letter',
  outbox: 'Parked message',
  job: 'Failed job',
};

function Services({ services }: { services: ProcessState[] }) {
  return (
    <DataTable caption="Services" columns={serviceColumns}>
      {services.map(({ service, reachable, outbox, failures, unreadable }) => (
        <Row key={service}>
          <NameCell>
            <span className="font-semibold">{service}</span>{' '}
            {!reachable && <Badge tone="berry">Not responding</Badge>}
            {!reachable && (
              <span className="block max-w-measure text-muted">
                Check that its process is running, then read its log.
              </span>
            )}
            {unreadable.map((kind) => (
              <Badge key={kind} tone="amber">
                {kindNames[kind]}s unreadable
              </Badge>
            ))}
          </NameCell>
          <Cell className="tabular">{outbox ? waitingText(outbox) : '–'}</Cell>
          <Cell className="tabular">{reachable ? failures.length : '–'}</Cell>
        </Row>
      ))}
    </DataTable>
  );
}

const waitingText = ({ waiting, oldestSeconds }: NonNullable<ProcessState['outbox']>): string =>
  waiting === 0 ? 'None' : `${waiting}, the oldest for ${plural(oldestSeconds, 'second')}`;

const failureColumns = [
  { label: 'What' },
  { label: 'Service', wide: true },
  { label: 'When', wide: true },
  actionsColumn,
];

function Failures({ services }: { services: ProcessState[] }) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: ({ service, failure: { kind, id } }: { service: string; failure: Failure }) =>
      call('POST /api/admin/system/{service}/retry', { params: { service }, body: { kind, id } }),
    onSuccess: () => void toast({ title: 'Tried again', variant: 'success' }),
    onError: (error) => toastError('Not done', error),
    onSettled: () => client.invalidateQueries({ queryKey: systemKey }),
  });
  const all = services.flatMap(({ service, failures }) => failures.map((failure) => ({ service, failure })));
  if (all.length === 0) {
    return (
      <EmptyNote
        drawing="lamp"
        action={<TextLink to="/admin/runs">See the AI runs</TextLink>}
        className="mt-3"
      >
        Nothing has failed.
      </EmptyNote>
    );
  }
  return (
    <DataTable caption="What has failed" columns={failureColumns}>
      {all.map(({ service, failure }) => (
        <FailureRow
          key={`${service} ${failure.kind} ${failure.id}`}
          service={service}
          failure={failure}
          isRetrying={retry.isPending && retry.variables?.failure.id === failure.id}
          onRetry={() => !retry.isPending && retry.mutate({ service, failure })}
        />
      ))}
    </DataTable>
  );
}

interface FailureRowProps {
  service: string;
  failure: Failure;
  isRetrying: boolean;
  onRetry: () => void;
}

function FailureRow({ service, failure, isRetrying, onRetry }: FailureRowProps) {
  const { kind, what, error, attempts, failedAt, canRetry } = failure;
  return (
    <Row>
      <NameCell below={<span className="text-muted">{`${service}, ${formatRelative(failedAt)}`}</span>}>
        <span className="font-semibold">{kindNames[kind]}</span> <code>{what}</code>
        <span className="mt-1 block max-w-measure text-berry">{error}</span>
        <span className="block text-muted">{plural(attempts, 'attempt')}</span>
        <span className="block max-w-measure text-muted">{remedies[kind]}</span>
      </NameCell>
      <Cell wide>{service}</Cell>
      <Cell wide className="whitespace-nowrap">
        <time dateTime={failedAt}>{formatRelative(failedAt)}</time>
      </Cell>
      <ActionsCell>
        {canRetry ? (
          <Button size="sm" loading={isRetrying} aria-label={`Try again: ${what}`} onClick={onRetry}>
            Try again
          </Button>
        ) : (
          <span className="py-2 text-muted">By the operator’s command</span>
        )}
      </ActionsCell>
    </Row>
  );
}
