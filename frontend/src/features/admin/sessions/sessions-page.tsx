import type { AdminSession } from '@waymark/contracts/scheduling/admin-sessions';
import { amountText } from '#lib/money.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Cell, DataTable, NameCell, Row } from '#shared/ui/data-table.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Select } from '#shared/ui/input.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { Listing } from '#shared/ui/listing.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { DayField } from '../components/day-field.tsx';
import { dayRange } from '../components/day-range.ts';
import { PersonLink } from '../components/person-link.tsx';
import { timeOf } from '../components/time-of.ts';
import { oneOf, useFilters } from '../components/use-filters.ts';
import { paymentWords, sessionStatuses, statuses } from './session-words.ts';
import { useSessions } from './use-admin-sessions.ts';

export default function SessionsPage() {
  return (
    <AdminFrame title="Sessions" what="all sessions">
      <Sessions />
    </AdminFrame>
  );
}

const columns = [
  { label: 'Session' },
  { label: 'State', wide: true },
  { label: 'Payment', wide: true },
  { label: 'Start', wide: true },
];
const none = { q: '', person: '', status: '', from: '', to: '' };

function Sessions() {
  const { read, set } = useFilters();
  const status = oneOf(sessionStatuses, read('status'));
  const found = useSessions({
    q: read('q') || undefined,
    userId: Number(read('person')) || undefined,
    status,
    ...dayRange(read('from'), read('to')),
  });
  return (
    <>
      <h1 className="text-4xl">Sessions</h1>
      <div className="mt-6 grid gap-3">
        <SearchBox
          label="Search sessions"
          placeholder="Person or session id"
          q={read('q')}
          onSearch={(q) => set({ q })}
        />
        <div className="grid grid-cols-2 items-start gap-3 lg:grid-cols-4">
          <Field label="State" className="max-lg:col-span-2">
            <Select value={status ?? ''} onChange={(event) => set({ status: event.target.value })}>
              <option value="">All states</option>
              {sessionStatuses.map((value) => (
                <option key={value} value={value}>
                  {statuses[value].text}
                </option>
              ))}
            </Select>
          </Field>
          <DayField label="From" day={read('from')} onChange={(from) => set({ from })} />
          <DayField label="Until" day={read('to')} onChange={(to) => set({ to })} />
        </div>
      </div>
      <Listing
        found={found}
        name="Sessions"
        empty={{
          title: 'No sessions found',
          drawing: 'bench',
          text: 'Try another word, state or time.',
          action: <Button onClick={() => set(none)}>Clear search</Button>,
        }}
      >
        {(sessions) => (
          <DataTable caption="Sessions" columns={columns}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </DataTable>
        )}
      </Listing>
    </>
  );
}

function SessionRow({ session }: { session: AdminSession }) {
  const { id, learner, mentor, status, startsAt, price, currency, payment } = session;
  const badge = <Badge tone={statuses[status].tone}>{statuses[status].text}</Badge>;
  return (
    <Row>
      <NameCell
        below={
          <>
            {badge}
            <span className="text-muted">{timeOf(startsAt)}</span>
          </>
        }
      >
        <TextLink dir="auto" to={`/admin/sessions/${id}`}>
          {learner.name} with {mentor.name}
        </TextLink>
        <span className="block text-muted">
          <PersonLink id={learner.id} name={learner.name} />, <PersonLink id={mentor.id} name={mentor.name} />
        </span>
      </NameCell>
      <Cell wide>{badge}</Cell>
      <Cell wide className="tabular">
        {price === 0 ? 'Free' : `${amountText(price, currency)}, ${paymentWords[payment]}`}
      </Cell>
      <Cell wide className="tabular whitespace-nowrap">
        <time dateTime={startsAt}>{timeOf(startsAt)}</time>
      </Cell>
    </Row>
  );
}
