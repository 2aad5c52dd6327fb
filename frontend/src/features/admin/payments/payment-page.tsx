import type { AdminRefund, LedgerEntry, PaymentRecord } from '@waymark/contracts/payments/admin-payments';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Cell, DataTable, NameCell, Row } from '#shared/ui/data-table.tsx';
import { EmptyNote } from '#shared/ui/empty-note.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { PersonLink } from '../components/person-link.tsx';
import { timeOf } from '../components/time-of.ts';
import { State } from './payment-list.tsx';
import { PaymentTimeline } from './payment-timeline.tsx';
import { causes, endings, ledgerKinds, nameOf, paidMoney, refundStates } from './payment-words.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { usePayment } from './use-admin-payments.ts';

export default function PaymentPage() {
  return (
    <AdminFrame title="Payment" what="payments">
      <Payment />
    </AdminFrame>
  );
}

function Payment() {
  const { id = '' } = useParams();
  const found = usePayment(id);
  return (
    <>
      <TextLink to="/admin/payments?view=all">All payments</TextLink>
      {found.isPending && <Skeleton className="mt-4 h-64 rounded-card" />}
      {found.error && !found.data && <QueryError query={found} className="mt-4" />}
      {found.data && <Details payment={found.data} />}
    </>
  );
}

function Details({ payment }: { payment: PaymentRecord }) {
  const [isRefunding, setRefunding] = useState(false);
  const { amount, currency, refundable, refunds, ledger, timeline } = payment;
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-4xl tabular">{paidMoney(amount, currency)}</h1>
        <State payment={payment} />
        {refundable > 0 && payment.state !== 'disputed' && (
          <Button variant="primary" className="sm:ml-auto" onClick={() => setRefunding(true)}>
            Refund
          </Button>
        )}
      </div>
      {payment.state === 'disputed' && (
        <p className="mt-3 max-w-measure">
          There is an open dispute over this payment. It cannot be refunded before the bank has decided.
        </p>
      )}
      <Facts payment={payment} />
      <h2 className="mt-10 text-2xl">What happened</h2>
      <PaymentTimeline entries={timeline} />
      <h2 className="mt-10 text-2xl">Refunds</h2>
      {refunds.length === 0 ? (
        <EmptyNote
          drawing="bench"
          className="mt-3"
          action={
            <TextLink to={`/admin/payments?view=all&person=${payment.payer.id}`}>
              Other payments of this person
            </TextLink>
          }
        >
          Nothing of this payment was refunded.
        </EmptyNote>
      ) : (
        <DataTable caption="Refunds" columns={refundColumns}>
          {refunds.map((refund) => (
            <RefundRow key={refund.id} refund={refund} currency={currency} />
          ))}
        </DataTable>
      )}
      <h2 className="mt-10 text-2xl">Ledger</h2>
      <DataTable caption="Ledger" columns={ledgerColumns}>
        {ledger.map((entry) => (
          <LedgerRow key={entry.id} entry={entry} />
        ))}
      </DataTable>
      {isRefunding && <RefundDialog payment={payment} onClose={() => setRefunding(false)} />}
    </>
  );
}

function Facts({ payment }: { payment: PaymentRecord }) {
  const { payer, mentor, sessionId, startsAt, receipt, provider, providerId, endReason, errorMessage } =
    payment;
  const facts: [string, React.ReactNode][] = [
    ['Paid by', <PersonLink key="payer" id={payer.id} name={nameOf(payer)} />],
    ['Mentor', <PersonLink key="mentor" id={mentor.id} name={nameOf(mentor)} />],
    ['Session booked for', timeOf(startsAt)],
    [
      'Session',
      <TextLink key="session" to={`/admin/sessions/${sessionId}`}>
        <code>{sessionId}</code>
      </TextLink>,
    ],
    ['Receipt', receipt],
    ['Payment', <code key="id">{payment.id}</code>],
    [
      `Id at ${provider === 'stripe' ? 'Stripe' : 'the sandbox'}`,
      providerId ? <code key="at">{providerId}</code> : 'None yet',
    ],
    ['Can still be refunded', paidMoney(payment.refundable, payment.currency)],
    ...(endReason ? [['Why it ended', endings[endReason]] as [string, string]] : []),
    ...(errorMessage ? [['Last error', errorMessage] as [string, string]] : []),
  ];
  return (
    <dl className="mt-6 grid gap-x-8 gap-y-3 rounded-card border border-line bg-raised p-4 sm:grid-cols-2 sm:p-5">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd dir="auto" className="tabular wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const refundColumns = [
  { label: 'Refund' },
  { label: 'State', wide: true },
  { label: 'Requested', wide: true },
];

function RefundRow({ refund, currency }: { refund: AdminRefund; currency: string }) {
  const { amount, cause, state, reason, by, lastError, createdAt, providerId } = refund;
  const badge = <Badge tone={refundStates[state].tone}>{refundStates[state].text}</Badge>;
  return (
    <Row>
      <NameCell
        below={
          <>
            {badge} {timeOf(createdAt)}
          </>
        }
      >
        <span className="font-semibold tabular">{paidMoney(amount, currency)}</span>, {causes[cause]}
        {by && (
          <>
            : <PersonLink id={by.id} name={nameOf(by)} />
          </>
        )}
        {reason && (
          <span dir="auto" className="mt-1 block max-w-measure whitespace-pre-line">
            {reason}
          </span>
        )}
        {lastError && (
          <span dir="auto" className="mt-1 block max-w-measure text-berry">
            {lastError}
          </span>
        )}
        {providerId && <code className="mt-1 block text-xs text-muted">{providerId}</code>}
      </NameCell>
      <Cell wide>{badge}</Cell>
      <Cell wide className="tabular whitespace-nowrap">
        <time dateTime={createdAt}>{timeOf(createdAt)}</time>
      </Cell>
    </Row>
  );
}

const ledgerColumns = [{ label: 'Entry' }, { label: 'Amount' }, { label: 'When' }];

const LedgerRow = ({ entry: { kind, amount, currency, at } }: { entry: LedgerEntry }) => (
  <Row>
    <NameCell>{ledgerKinds[kind]}</NameCell>
    <Cell className="tabular whitespace-nowrap">{paidMoney(amount, currency)}</Cell>
    <Cell className="tabular">
      <time dateTime={at}>{timeOf(at)}</time>
    </Cell>
  </Row>
);
