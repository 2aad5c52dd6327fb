import type { ProcessState, QueueState } from '@waymark/contracts/system';
import { formatNumber } from '#lib/format.ts';
import { Cell, DataTable, NameCell, Row } from '#shared/ui/data-table.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { queueName } from '../components/queue-name.ts';
import { Figure } from './figure.tsx';
import { ageText, limits } from './limits.ts';

const columns = [
  { label: 'Queue' },
  { label: 'Waiting' },
  { label: 'Active', wide: true },
  { label: 'Delayed', wide: true },
  { label: 'Failed' },
];

/** Several services fill the same queue: the first response counts. */
function queuesOf(services: ProcessState[]): QueueState[] {
  const all = services.flatMap(({ state }) => state?.queues ?? []);
  return all.filter(({ name }, index) => all.findIndex((one) => one.name === name) === index);
}

export function QueuesTable({ services }: { services: ProcessState[] }) {
  const queues = queuesOf(services);
  const isUnreadable = services.some(({ state }) => state?.queues === null);
  return (
    <>
      <h2 className="mt-10 text-2xl">Queues</h2>
      {isUnreadable && (
        <p className="mt-3">
          <Figure text="Not all queues can be read now" remedy="Check that Redis responds." />
        </p>
      )}
      {queues.length > 0 && (
        <DataTable caption="Queues" columns={columns}>
          {queues.map((queue) => (
            <QueueRow key={queue.name} queue={queue} />
          ))}
        </DataTable>
      )}
      <p className="mt-2 max-w-measure text-sm text-muted">
        Marked when a job waits for {ageText(limits.queueSeconds)}.{' '}
        <TextLink to="/admin/runs">See the AI runs</TextLink>
      </p>
    </>
  );
}

function QueueRow({ queue }: { queue: QueueState }) {
  const { name, waiting, active, delayed, failed, oldestSeconds } = queue;
  const text = waiting === 0 ? 'None' : `${formatNumber(waiting)}, the oldest for ${ageText(oldestSeconds)}`;
  const isLate = waiting > 0 && oldestSeconds >= limits.queueSeconds;
  return (
    <Row>
      <NameCell
        below={
          <span className="text-muted">
            {formatNumber(active)} active, {formatNumber(delayed)} delayed
          </span>
        }
      >
        {queueName(name)}
      </NameCell>
      <Cell>
        <Figure
          text={text}
          remedy={isLate ? 'Check that the ai-worker is running, or start another one.' : null}
        />
      </Cell>
      <Cell wide className="tabular">
        {formatNumber(active)}
      </Cell>
      <Cell wide className="tabular">
        {formatNumber(delayed)}
      </Cell>
      <Cell className="tabular">{formatNumber(failed)}</Cell>
    </Row>
  );
}
