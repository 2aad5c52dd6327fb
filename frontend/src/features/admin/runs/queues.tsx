import { Cell, DataTable, NameCell, Row } from '../../../components/data-table.tsx';
import { QueryError } from '../../../components/ui/query-error.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useAiQueues } from './use-admin-runs.ts';

const columns = [
  { label: 'Queue' },
  { label: 'Waiting' },
  { label: 'Active' },
  { label: 'Delayed' },
  { label: 'Failed' },
];
const names: Record<string, string> = {
  ai: 'Drafts',
  'ai-read': 'Files',
  'ai-coach': 'Coaching, wording, applications',
};

/** How much work the queues of the AI contain. */
export function Queues() {
  const queues = useAiQueues();
  if (queues.isPending) return <Skeleton className="mt-5 h-44 rounded-card" />;
  if (!queues.data) return <QueryError title="The queues did not load" query={queues} className="mt-5" />;
  return (
    <DataTable caption="Queues" columns={columns}>
      {queues.data.map(({ name, waiting, active, delayed, failed }) => (
        <Row key={name}>
          <NameCell>{names[name] ?? name}</NameCell>
          {[waiting, active, delayed, failed].map((count, index) => (
            <Cell key={columns[index + 1]!.label} className="tabular">
              {formatNumber(count)}
            </Cell>
          ))}
        </Row>
      ))}
    </DataTable>
  );
}
