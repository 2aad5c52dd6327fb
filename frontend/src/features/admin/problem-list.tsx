import type { PaymentProblem } from '@waymark/contracts/payments/http';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { formatRelative, plural } from '../../lib/format.ts';
import { formatMoney } from '../../lib/money.ts';

interface ProblemListProps {
  problems: PaymentProblem[];
  /** Id of the refund that is being tried. */
  retrying: string | null;
  onRetry: (id: string) => void;
}

/** Refunds that do not get through, and payments that nobody can make sense of. */
export function ProblemList({ problems, retrying, onRetry }: ProblemListProps) {
  if (problems.length === 0) {
    return <p className="mt-3 text-muted">Nothing does. Whatever was to be given back has gone back.</p>;
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
  waiting: 'Waits for the next try',
  pending: 'On its way',
  stuck: 'Stuck',
  returned: 'Sent back by the bank',
  'wrong-amount': 'Another amount was paid',
  not_asked: 'Its provider is not set up',
};
/** An open payment is listed once it has been asked about in vain for long, whatever it waited for. */
const NO_ANSWER = 'No answer from the provider';

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
            {STATES[state] ?? NO_ANSWER}
          </Badge>
        </h3>
        {lastError && <p className="mt-1 wrap-anywhere">{lastError}</p>}
        <p className="mt-1 text-sm text-muted">
          {[
            `Since ${formatRelative(since)}`,
            kind === 'refund' ? plural(attempts, 'try', 'tries') : `asked ${plural(attempts, 'time')}`,
            ...(nextTryAt ? [`again ${formatRelative(nextTryAt)}`] : []),
            `user ${problem.payerId}`,
          ].join(' · ')}
        </p>
        <p className="mt-1 text-xs wrap-anywhere text-muted">
          {kind} <code>{id}</code>, session <code>{problem.sessionId}</code>
        </p>
      </div>
      {kind === 'refund' && (
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
