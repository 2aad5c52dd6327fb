import type { Reconciliation } from '@waymark/contracts/payments/reconciliation';
import { formatRelative, plural } from '#lib/format.ts';
import { Badge } from '#shared/ui/badge.tsx';

/** What the last comparison with the provider's records found. */
export function ReconciliationResult({ result }: { result: Reconciliation | null }) {
  return (
    <section aria-labelledby="reconciliation">
      <h2 id="reconciliation" className="mt-10 text-2xl">
        Comparison with the provider
      </h2>
      <p className="mt-2 text-muted">{result ? describe(result) : 'No comparison has been made yet.'}</p>
      {result && result.findings.length > 0 && (
        <ul className="mt-4 grid gap-2">
          {result.findings.map(({ text, isRepaired }) => (
            <li
              key={text}
              className="grid gap-2 rounded-card border border-line bg-raised p-4 sm:grid-cols-[auto_1fr] sm:gap-4"
            >
              <Badge className="justify-self-start" tone={isRepaired ? 'moss' : 'berry'}>
                {isRepaired ? 'Applied here' : 'Differs'}
              </Badge>
              <span className="min-w-0 text-sm wrap-anywhere">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function describe({ finishedAt, startedAt, compared, findings }: Reconciliation): string {
  const payments = plural(compared, 'payment');
  if (!finishedAt) return `Started ${formatRelative(startedAt)}: ${payments} compared so far.`;
  const found = findings.length === 0 ? 'no differences' : plural(findings.length, 'difference');
  return `Finished ${formatRelative(finishedAt)}: ${payments} compared, ${found}.`;
}
