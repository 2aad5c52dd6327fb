import type { EarningsSummary, Payout } from '@waymark/contracts/payments/earnings';
import { Download, FlaskConical } from 'lucide-react';
import { formatDate, formatPercent, plural } from '#lib/format.ts';
import { formatMoney } from '#lib/money.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { Listing } from '#shared/ui/listing.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { EarningsTable } from './earnings-table.tsx';
import { MentorRoom } from './mentor-room.tsx';
import { useEarnings, useEarningsFile, useEarningsSummary } from './use-earnings.ts';

export default function EarningsRoom() {
  return <MentorRoom title="Earnings">{() => <Earnings />}</MentorRoom>;
}

function Earnings() {
  const found = useEarnings();
  const file = useEarningsFile();
  const isEmpty = found.data?.pages[0]?.items.length === 0;
  return (
    <section aria-labelledby="earnings">
      <h2 id="earnings" className="text-2xl">
        Earnings
      </h2>
      <Summary />
      {found.data && !isEmpty && (
        <Button size="sm" className="mt-6" loading={file.isPending} onClick={() => file.mutate()}>
          {!file.isPending && <Download aria-hidden="true" className="size-4" />}
          Save as CSV
        </Button>
      )}
      <Listing
        found={found}
        name="Earnings"
        empty={{
          title: 'No earnings yet',
          drawing: 'bench',
          text: 'As soon as a learner pays for a session with you, it appears here.',
          action: <ButtonLink to="/mentor/pricing">Your price</ButtonLink>,
        }}
      >
        {(earnings) => <EarningsTable earnings={earnings} />}
      </Listing>
    </section>
  );
}

function Summary() {
  const summary = useEarningsSummary();
  if (summary.error) return <QueryError title="The sums did not load" query={summary} className="mt-4" />;
  if (!summary.data) return <Skeleton className="mt-4 h-28 rounded-card" />;
  const { provider, sums, payouts } = summary.data;
  return (
    <>
      <p className="mt-1 max-w-measure text-muted">{termsText(summary.data)}</p>
      {provider === 'sandbox' && (
        <Badge tone="amber" className="mt-3" icon={<FlaskConical aria-hidden="true" />}>
          Test mode, no real money
        </Badge>
      )}
      {sums.map((sum) => (
        <SumRow key={sum.currency} sum={sum} />
      ))}
      {payouts.length > 0 && <Payouts payouts={payouts} />}
    </>
  );
}

const termsText = ({ feePercent, delayDays }: EarningsSummary): string =>
  `${
    feePercent === 0
      ? 'What learners pay for sessions with you is yours.'
      : `Of what learners pay, ${formatPercent(feePercent)} goes to the operator of this site and the rest is yours.`
  } It is due ${plural(delayDays, 'day')} after the session. A payment keeps the terms it was made on.`;

function SumRow({ sum: { currency, due, waiting, paid } }: { sum: EarningsSummary['sums'][number] }) {
  const amounts = [
    { label: 'Due', cents: due },
    { label: 'Not due yet', cents: waiting },
    { label: 'Paid to you', cents: paid },
  ];
  return (
    <dl className="mt-5 grid gap-x-8 gap-y-3 rounded-card border border-line bg-raised p-5 sm:grid-cols-3">
      {amounts.map(({ label, cents }) => (
        <div key={label} className="flex items-baseline justify-between gap-3 sm:block">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="tabular text-xl">{formatMoney(cents, currency)}</dd>
        </div>
      ))}
      {due < 0 && (
        <p className="text-sm text-muted sm:col-span-3">
          A payment was refunded after you were paid for it. It is taken off your next payout.
        </p>
      )}
    </dl>
  );
}

const Payouts = ({ payouts }: { payouts: Payout[] }) => (
  <details className="mt-5">
    <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-sm text-dusk underline underline-offset-[0.2em]">
      {plural(payouts.length, 'payout')}
    </summary>
    <ul className="max-w-2xl divide-y divide-line">
      {payouts.map(({ id, amount, currency, reference, madeAt }) => (
        <li key={id} className="py-3">
          <span className="tabular font-semibold">{formatMoney(amount, currency)}</span> on{' '}
          <time dateTime={madeAt}>{formatDate(madeAt)}</time>
          <span dir="auto" className="block text-sm wrap-anywhere text-muted">
            {reference}
          </span>
        </li>
      ))}
    </ul>
  </details>
);
