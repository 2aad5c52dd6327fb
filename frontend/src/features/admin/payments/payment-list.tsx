import type { AdminPayment } from '@waymark/contracts/payments/admin-payments';
import { Badge } from '#shared/ui/badge.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { Cell, DataTable, NameCell, Row } from '#shared/ui/data-table.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { Listing } from '#shared/ui/listing.tsx';
import { PersonLink } from '../components/person-link.tsx';
import { timeOf } from '../components/time-of.ts';
import { ExportButton } from './export-button.tsx';
import { PaymentFilters, usePaymentFilters } from './payment-filters.tsx';
import { nameOf, paidMoney, states } from './payment-words.ts';
import { usePayments } from './use-admin-payments.ts';

const columns = [
  { label: 'Payment' },
  { label: 'State', wide: true },
  { label: 'Started', wide: true },
  { label: 'Receipt', wide: true },
];

/** All payments, by person, session, amount, state, time or id of the provider. */
export function PaymentList() {
  const { filter, clear } = usePaymentFilters();
  const found = usePayments(filter);
  return (
    <>
      <PaymentFilters />
      <ExportButton />
      <Listing
        found={found}
        name="Payments"
        empty={
          Object.values(filter).some((value) => value !== undefined)
            ? {
                title: 'No payments found',
                drawing: 'fog',
                text: 'Try another word, amount, state or time.',
                action: <Button onClick={clear}>Clear search</Button>,
              }
            : {
                title: 'No payments yet',
                drawing: 'fog',
                text: 'Each payment for a session appears here as soon as it is started.',
                action: <ButtonLink to="/admin/sessions">All sessions</ButtonLink>,
              }
        }
      >
        {(payments) => (
          <DataTable caption="Payments" columns={columns}>
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </DataTable>
        )}
      </Listing>
    </>
  );
}

function PaymentRow({ payment }: { payment: AdminPayment }) {
  const { id, amount, refunded, currency, payer, mentor, createdAt, receipt } = payment;
  return (
    <Row>
      <NameCell
        below={
          <>
            <State payment={payment} />
            <span className="text-muted">{timeOf(createdAt)}</span>
          </>
        }
      >
        <TextLink to={`/admin/payments/${id}`} className="tabular">
          {paidMoney(amount, currency)}
        </TextLink>{' '}
        <span dir="auto">
          from <PersonLink id={payer.id} name={nameOf(payer)} /> for{' '}
          <PersonLink id={mentor.id} name={nameOf(mentor)} />
        </span>
        {refunded > 0 && (
          <span className="block text-muted tabular">{paidMoney(refunded, currency)} refunded</span>
        )}
      </NameCell>
      <Cell wide>
        <State payment={payment} />
      </Cell>
      <Cell wide className="tabular whitespace-nowrap">
        <time dateTime={createdAt}>{timeOf(createdAt)}</time>
      </Cell>
      <Cell wide className="tabular whitespace-nowrap">
        {receipt}
      </Cell>
    </Row>
  );
}

export const State = ({ payment }: { payment: Pick<AdminPayment, 'state'> }) => (
  <Badge tone={states[payment.state].tone}>{states[payment.state].text}</Badge>
);
