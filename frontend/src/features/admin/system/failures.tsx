import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Failure, ProcessState } from '@waymark/contracts/system';
import { call } from '#lib/api.ts';
import { formatRelative, plural } from '#lib/format.ts';
import { Button } from '#shared/ui/button.tsx';
import { ActionsCell, actionsColumn, Cell, DataTable, NameCell, Row } from '#shared/ui/data-table.tsx';
import { EmptyNote } from '#shared/ui/empty-note.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { kindNames } from './services-table.tsx';
import { systemKey } from './system-key.ts';

/** What to do about a failure of this kind. */
const remedies: Record<Failure['kind'], string> = {
  event: 'Remove the cause that the error names, then try again: the event is handled once more.',
  outbox: 'It could not be published. Check that NATS responds, then try again.',
  job: 'All its attempts failed. Remove the cause that the error names, then try again.',
};

const failureColumns = [
  { label: 'What' },
  { label: 'Service', wide: true },
  { label: 'When', wide: true },
  actionsColumn,
];

export function Failures({ services }: { services: ProcessState[] }) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: ({ service, failure: { kind, id } }: { service: string; failure: Failure }) =>
      call('POST /api/admin/system/{service}/retry', { params: { service }, body: { kind, id } }),
    onSuccess: () => void toast({ title: 'Tried again', variant: 'success' }),
    onError: (error) => toastError('Not done', error),
    onSettled: () => client.invalidateQueries({ queryKey: systemKey }),
  });
  const all = services.flatMap(({ service, state }) =>
    (state?.failures ?? []).map((failure) => ({ service, failure })),
  );
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
