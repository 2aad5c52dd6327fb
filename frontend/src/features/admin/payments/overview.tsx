import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PaymentOverview, PaymentProblem, ProviderAlarm } from '@waymark/contracts/payments/http';
import clsx from 'clsx';
import { FlaskConical, RotateCw } from 'lucide-react';
import { call } from '#lib/api.ts';
import { formatRelative } from '#lib/format.ts';
import { formatMoney } from '#lib/money.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyNote } from '#shared/ui/empty-note.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { DisputeList } from './dispute-list.tsx';
import { OwedList } from './owed-list.tsx';
import { ProblemList } from './problem-list.tsx';
import { ReconciliationResult } from './reconciliation-result.tsx';

const overviewKey = ['admin', 'payments'];

/** Totals of the ledger and the payments that need an admin. */
export function Overview() {
  const queries = useQueryClient();
  const overview = useQuery({
    queryKey: overviewKey,
    queryFn: ({ signal }) => call('GET /api/admin/payments', { signal }),
    // No live event reports changes of this overview.
    staleTime: 0,
    refetchInterval: 30_000,
  });
  const retry = useMutation({
    mutationKey: overviewKey,
    mutationFn: (id: string) => call('POST /api/admin/payments/refunds/{id}/retry', { params: { id } }),
    onSuccess: ({ state }) => void toast(retryToast(state)),
    onError: (error) => toastError('That did not work', error),
    onSettled: () => queries.invalidateQueries({ queryKey: overviewKey }),
  });
  const { data } = overview;
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        {data?.provider === 'sandbox' && (
          <Badge tone="amber" icon={<FlaskConical aria-hidden="true" />}>
            Test mode, no real money
          </Badge>
        )}
        <Button
          size="sm"
          className="sm:ml-auto"
          loading={overview.isRefetching}
          onClick={() => void overview.refetch()}
        >
          {!overview.isRefetching && <RotateCw aria-hidden="true" className="size-4" />}
          Refresh
        </Button>
      </div>
      {overview.isPending && <Skeleton className="mt-6 h-40 rounded-card" />}
      {overview.error && <QueryError query={overview} className="mt-6" />}
      {data && (
        <>
          {data.alarm && <Alarm alarm={data.alarm} />}
          <Totals totals={data.totals} />
          <h2 className="mt-10 text-2xl">Needs attention</h2>
          <ProblemList
            problems={data.problems}
            retrying={retry.isPending ? retry.variables : null}
            onRetry={(id) => queries.isMutating({ mutationKey: overviewKey }) === 0 && retry.mutate(id)}
          />
          <OwedList />
          <DisputeList disputes={data.disputes} warnings={data.warnings} />
          <ReconciliationResult result={data.reconciliation} />
        </>
      )}
    </>
  );
}

function Alarm({ alarm }: { alarm: ProviderAlarm }) {
  return (
    <div role="alert" className="mt-6 rounded-card border border-berry bg-berry-soft p-4">
      <p className="font-semibold">
        {alarm.reason === 'key'
          ? 'The payment provider rejects our key: no one can pay or be refunded.'
          : 'The payment provider takes no payments for our account.'}
      </p>
      <p dir="auto" className="mt-1 text-sm wrap-anywhere">
        {alarm.message} Since {formatRelative(alarm.since)}.
      </p>
    </div>
  );
}

/** A returned refund is not retried: it has to be paid out on the provider's page. */
function retryToast(state: PaymentProblem['state']): Parameters<typeof toast>[0] {
  if (state === 'succeeded') return { title: 'Refund completed', variant: 'success' };
  if (state === 'returned') {
    return {
      title: 'Not refunded yet',
      description: 'The bank returned this refund. Please pay it out on the provider’s page.',
    };
  }
  return {
    title: 'Tried again',
    description: 'The refund is not settled yet. It will be retried automatically.',
  };
}

function Totals({ totals }: { totals: PaymentOverview['totals'] }) {
  if (totals.length === 0) {
    return (
      <EmptyNote drawing="bench" action={<TextLink to="/admin/users">Find a user</TextLink>} className="mt-6">
        No payments yet.
      </EmptyNote>
    );
  }
  const taken = totals
    .filter(({ disputed }) => disputed > 0)
    .map(({ disputed, currency }) => formatMoney(disputed, currency));
  return (
    <div className="mt-6 overflow-x-auto rounded-card border border-line bg-raised">
      <table className="w-full text-left max-sm:text-xs">
        <caption className="sr-only">Sums of the ledger by currency</caption>
        <thead className="border-b border-line text-muted sm:text-sm">
          <tr>
            {['Currency', 'Paid', 'Refunded', 'Net'].map((name) => (
              <th key={name} scope="col" className="px-1.5 py-2 font-semibold not-first:text-right sm:px-4">
                {/* Phones need the width for the amounts. */}
                <span className={clsx(name === 'Currency' && 'max-sm:sr-only')}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {totals.map(({ currency, captured, refunded, disputed }) => (
            <tr key={currency} className="tabular not-last:border-b not-last:border-line">
              <th scope="row" className="px-1.5 py-2.5 font-semibold sm:px-4">
                {currency}
              </th>
              {[captured, refunded, captured - refunded - disputed].map((cents, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: three columns, always the same
                <td key={column} className="px-1.5 py-2.5 text-right whitespace-nowrap sm:px-4">
                  {formatMoney(cents, currency)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {taken.length > 0 && (
        <p className="border-t border-line px-1.5 py-2.5 text-sm text-muted sm:px-4">
          Net of disputes: {taken.join(', ')}.
        </p>
      )}
    </div>
  );
}
