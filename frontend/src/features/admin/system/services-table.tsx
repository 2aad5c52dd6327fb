import type { ConsumerLag, Failure, ProcessState, SystemState } from '@waymark/contracts/system';
import { formatNumber, formatRelative } from '#lib/format.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Cell, DataTable, NameCell, Row } from '#shared/ui/data-table.tsx';
import { Figure } from './figure.tsx';
import { ageText, limits } from './limits.ts';

export const kindNames: Record<Failure['kind'], string> = {
  event: 'Dead letter',
  outbox: 'Parked message',
  job: 'Failed job',
};

const columns = [
  { label: 'Service' },
  { label: 'Waiting messages', wide: true },
  { label: 'Waiting events', wide: true },
  { label: 'Failed' },
];

/** Version, outbox and consumers of each process. */
export function ServicesTable({ services }: { services: ProcessState[] }) {
  return (
    <>
      <DataTable caption="Services" columns={columns}>
        {services.map((process) => (
          <ServiceRow key={process.service} process={process} />
        ))}
      </DataTable>
      <p className="mt-2 max-w-measure text-sm text-muted">
        Messages are marked when the oldest waits for {ageText(limits.outboxSeconds)}, events from{' '}
        {formatNumber(limits.events)} that wait.
      </p>
    </>
  );
}

function ServiceRow({ process: { service, state, hasOutbox } }: { process: ProcessState }) {
  const outbox = hasOutbox ? <Outbox state={state} /> : <span>–</span>;
  return (
    <Row>
      <NameCell
        below={
          state && (
            <span className="grid gap-1">
              {hasOutbox && <span>Messages: {outbox}</span>}
              <span>
                Events: <Events lag={state.lag} />
              </span>
            </span>
          )
        }
      >
        <span className="font-semibold">{service}</span>{' '}
        {state ? (
          <span className="block text-muted">
            Version {state.version}, started{' '}
            <time dateTime={state.startedAt}>{formatRelative(state.startedAt)}</time>
          </span>
        ) : (
          <>
            <Badge tone="berry">Not responding</Badge>
            <span className="block max-w-measure text-muted">
              Check that its process is running, then read its log.
            </span>
          </>
        )}
        {state?.unreadable.map((kind) => (
          <Badge key={kind} tone="amber">
            {kindNames[kind]}s unreadable
          </Badge>
        ))}
      </NameCell>
      <Cell wide>{outbox}</Cell>
      <Cell wide>{state ? <Events lag={state.lag} /> : '–'}</Cell>
      <Cell className="tabular">{state ? state.failures.length : '–'}</Cell>
    </Row>
  );
}

const UNREADABLE = 'Not readable now';

function Outbox({ state }: { state: SystemState | null }) {
  if (!state) return <span>–</span>;
  if (!state.outbox)
    return (
      <Figure text={UNREADABLE} remedy="Check that the database responds: this service keeps it there." />
    );
  const { waiting, oldestSeconds } = state.outbox;
  const text = waiting === 0 ? 'None' : `${formatNumber(waiting)}, the oldest for ${ageText(oldestSeconds)}`;
  const isLate = waiting > 0 && oldestSeconds >= limits.outboxSeconds;
  return (
    <Figure
      text={text}
      remedy={isLate ? 'They are not published. Check that NATS and Redis respond.' : null}
    />
  );
}

function Events({ lag }: { lag: ConsumerLag | null }) {
  if (!lag) return <Figure text={UNREADABLE} remedy="Check that NATS responds, with JetStream turned on." />;
  const { consumers, waiting, unacknowledged, most } = lag;
  if (consumers === 0) return <span>–</span>;
  const text = waiting === 0 ? 'None' : `${formatNumber(waiting)}, most of ${most?.event}`;
  const underway = unacknowledged > 0 ? `, ${formatNumber(unacknowledged)} being handled` : '';
  const isLate = waiting >= limits.events;
  return (
    <Figure
      text={text + underway}
      remedy={isLate ? 'If it does not fall, read the log of this service: an event may be failing.' : null}
    />
  );
}
