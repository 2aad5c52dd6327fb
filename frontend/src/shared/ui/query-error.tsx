import { ErrorState } from './error-state.tsx';

interface QueryErrorProps {
  query: { error: unknown; refetch: () => unknown };
  title?: string;
  className?: string;
}

/** The error of a query, with a button that refetches. */
export const QueryError = ({ query, ...rest }: QueryErrorProps) => (
  <ErrorState {...rest} error={query.error} onRetry={() => void query.refetch()} />
);
