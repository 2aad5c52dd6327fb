import { formatNumber } from '#lib/format.ts';
import { Cell, DataTable, NameCell, Row } from '#shared/ui/data-table.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { queueName } from '../components/queue-name.ts';
import { useAiQueues } from './use-admin-runs.ts';

const columns = [
  { label: 'Queue' },
  { label: 'Waiting' },
  { label: 'Active', wide: true },
  { label: 'Delayed', wide: true },
  { label: 'Failed' },
];
/** How much work the queues of the AI contain. */
export function Queues() {
  const queues = useAiQueues();
  if (queues.isPending) return <Skeleton className="mt-5 h-44 rounded-card" />;
  if (!queues.data) return <QueryError title="The queues did not load" query={queues} className="mt-5" />;
  return (
    <DataTable caption="Queues" columns={columns}>
      {queues.data.map(({ name, waiting, active, delayed, failed }) => (
        <Row key={name}>
          <NameCell
            below={
              <span className="text-muted">
                {formatNumber(active)} active, {formatNumber(delayed)} delayed
              </span>
            }
          >
            {queueName(name)}
          </NameCell>
          <Cell className="tabular">{formatNumber(waiting)}</Cell>
          <Cell wide className="tabular">
            {formatNumber(active)}
          </Cell>
          <Cell wide className="tabular">
            {formatNumber(delayed)}
          </Cell>
          <Cell className="tabular">{formatNumber(failed)}</Cell>
        </Row>
      ))}
    </DataTable>
  );
}
