import type { PaymentProblem } from '@waymark/contracts/payments/http';
import { formatRelative, plural } from '#lib/format.ts';
import { formatMoney } from '#lib/money.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyNote } from '#shared/ui/empty-note.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { PersonLink } from '../components/person-link.tsx';

interface ProblemListProps {
  problems: PaymentProblem[];
  /** Id of the refund being retried. */
  retrying: string | null;
  onRetry: (id: string) => void;
}

/** Stuck refunds and open payments. Only refunds can be retried here. */
export function ProblemList({ problems, retrying, onRetry }: ProblemListProps) {
  if (problems.length === 0) {
    return (
      <EmptyNote
        drawing="bench"
        action={<TextLink to="/admin/audit">Read the audit</TextLink>}
        className="mt-3"
      >
        Nothing needs attention. All refunds have gone through.
      </EmptyNote>
    );
  }
  return (
    <ul className="mt-4 grid gap-3">
      {problems.map((problem) => (
        <li key={problem.id} className="rounded-card border border-line bg-raised p-4 sm:p-5">
          <Problem problem={problem} isRetrying={retrying === problem.id} onRetry={onRetry} />
        </li>
      ))}
    </ul>
  );
}

const STATES: Record<string, string> = {
  waiting: 'Waiting for the next try',
  pending: 'On its way',
  stuck: 'Stuck',
  returned: 'Returned by the bank',
  disputed: 'Waits for a dispute',
  'wrong-amount': 'A different amount was paid',
  not_asked: 'The payment provider is not set up',
};
/** Any other state: an open payment is listed only after many checks without a result. */
const NO_RESPONSE = 'No response from the provider';

function Problem(props: {
  problem: PaymentProblem;
  isRetrying: boolean;
  onRetry: ProblemListProps['onRetry'];
}) {
  const { problem, isRetrying, onRetry } = props;
  const { id, kind, amount, currency, state, attempts, lastError, since, nextTryAt } = problem;
  const name = `${kind === 'refund' ? 'Refund' : 'Payment'} of ${formatMoney(amount, currency)}`;
  return (
    <div className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-start sm:gap-6">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
          <span className="tabular">{name}</span>
          <Badge
            className="font-sans"
            tone={['stuck', 'returned', 'wrong-amount'].includes(state) ? 'berry' : 'amber'}
          >
            {STATES[state] ?? NO_RESPONSE}
          </Badge>
        </h3>
        {lastError && <p className="mt-1 wrap-anywhere">{lastError}</p>}
        <p className="mt-1 text-sm text-muted">
          {[
            `Since ${formatRelative(since)}`,
            kind === 'refund' ? plural(attempts, 'try', 'tries') : `checked ${plural(attempts, 'time')}`,
            ...(nextTryAt && state !== 'disputed' ? [`next try ${formatRelative(nextTryAt)}`] : []),
          ].join(' · ')}{' '}
          · paid by <PersonLink id={problem.payerId} name={`user ${problem.payerId}`} />
        </p>
        <p className="mt-1 text-xs wrap-anywhere text-muted">
          {kind} <code>{id}</code>, session <code>{problem.sessionId}</code>
        </p>
      </div>
      {kind === 'refund' && state !== 'disputed' && (
        <Button
          size="sm"
          className="justify-self-start"
          loading={isRetrying}
          aria-label={`Try again: ${name}`}
          onClick={() => onRetry(id)}
        >
          Try again
        </Button>
      )}
    </div>
  );
}
