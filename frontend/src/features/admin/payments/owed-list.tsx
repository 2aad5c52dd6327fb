import type { OwedToMentor } from '@waymark/contracts/payments/earnings';
import { useState } from 'react';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#shared/ui/button.tsx';
import { ActionsCell, actionsColumn, Cell, DataTable, NameCell, Row } from '#shared/ui/data-table.tsx';
import { EmptyNote } from '#shared/ui/empty-note.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { PersonLink } from '../components/person-link.tsx';
import { PayoutDialog } from './payout-dialog.tsx';
import { useOwed } from './use-owed.ts';

const columns = [{ label: 'Mentor' }, { label: 'Due', wide: true }, { label: 'Not due yet', wide: true }];

/** What mentors have earned by sessions and were not paid yet. */
export function OwedList() {
  const owed = useOwed();
  return (
    <section aria-labelledby="owed">
      <h2 id="owed" className="mt-10 text-2xl">
        Owed to mentors
      </h2>
      <p className="mt-1 max-w-measure text-muted">
        Pay what is due outside of Waymark, then mark it here, and the mentor is told.
      </p>
      {owed.isPending && <Skeleton className="mt-4 h-28 rounded-card" />}
      {owed.error && <QueryError title="What is owed did not load" query={owed} className="mt-4" />}
      {owed.data && <Owed owed={owed.data} />}
    </section>
  );
}

function Owed({ owed }: { owed: OwedToMentor[] }) {
  const [paying, setPaying] = useState<OwedToMentor | null>(null);
  if (owed.length === 0) {
    return (
      <EmptyNote
        drawing="bench"
        action={<TextLink to="/admin/payments?view=all">All payments</TextLink>}
        className="mt-3"
      >
        Nothing is owed. A mentor’s share appears here as soon as a session is paid.
      </EmptyNote>
    );
  }
  return (
    <>
      <DataTable caption="Owed to mentors" columns={[...columns, actionsColumn]}>
        {owed.map((item) => (
          <OwedRow key={`${item.mentorId} ${item.currency}`} item={item} onPay={() => setPaying(item)} />
        ))}
      </DataTable>
      {paying && <PayoutDialog owed={paying} onClose={() => setPaying(null)} />}
    </>
  );
}

function OwedRow({ item, onPay }: { item: OwedToMentor; onPay: () => void }) {
  const { mentorId, name, currency, due, waiting } = item;
  return (
    <Row>
      <NameCell
        below={
          <span className="tabular text-muted">
            Due <Due item={item} />, not due yet {formatMoney(waiting, currency)}
          </span>
        }
      >
        <PersonLink id={mentorId} name={name} />
      </NameCell>
      <Cell wide className="tabular whitespace-nowrap">
        <Due item={item} />
      </Cell>
      <Cell wide className="tabular whitespace-nowrap">
        {formatMoney(waiting, currency)}
      </Cell>
      <ActionsCell>
        {due > 0 && (
          <Button
            size="sm"
            aria-label={`Mark ${formatMoney(due, currency)} for ${name} as paid`}
            onClick={onPay}
          >
            Mark as paid
          </Button>
        )}
      </ActionsCell>
    </Row>
  );
}

const Due = ({ item: { due, currency } }: { item: OwedToMentor }) => (
  <>
    {formatMoney(due, currency)}
    {due < 0 && ' (refunded after it was paid out; taken off the next payout)'}
  </>
);
