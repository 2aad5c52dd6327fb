import type { TimelineEntry } from '@waymark/contracts/payments/admin-payments';
import { timeOf } from '../components/time-of.ts';
import { causes, events, nameOf, paidMoney } from './payment-words.ts';

/** What happened to a payment, oldest first. */
export function PaymentTimeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol className="mt-4 grid gap-4 border-l-3 border-moss pl-5">
      {entries.map((entry) => (
        <li key={`${entry.at} ${entry.kind} ${entry.amount}`} className="min-w-0">
          <p>
            <span className="font-semibold">{events[entry.kind]}</span>
            {entry.amount !== null && entry.currency !== null && (
              <span className="tabular">: {paidMoney(entry.amount, entry.currency)}</span>
            )}
            {entry.kind === 'refund-requested' && entry.cause && (
              <span>
                , {causes[entry.cause]}
                {entry.by && `: ${nameOf(entry.by)}`}
              </span>
            )}
          </p>
          {entry.detail && (
            <p dir="auto" className="max-w-measure text-sm whitespace-pre-line wrap-anywhere">
              {entry.kind === 'refund-requested' ? entry.detail : entry.detail.replaceAll('_', ' ')}
            </p>
          )}
          <time dateTime={entry.at} className="text-sm text-muted tabular">
            {timeOf(entry.at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
