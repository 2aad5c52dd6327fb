import { TrailEmpty } from '../../../components/trail/trail-states.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';

interface Loaded<T> {
  data: T[] | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface SectionStateProps<T> {
  query: Loaded<T>;
  what: string;
  empty: string;
  skeleton: React.ReactNode;
  children: (items: T[]) => React.ReactNode;
}

/** Renders a list, its skeleton, its empty state or its error. */
export function SectionState<T>({ query, what, empty, skeleton, children }: SectionStateProps<T>) {
  const { data, error, refetch } = query;
  if (data && data.length > 0) return children(data);
  if (data) return <Empty>{empty}</Empty>;
  if (error) {
    return <ErrorState title={`The ${what} did not load`} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div role="status">
      <VisuallyHidden>Loading {what}…</VisuallyHidden>
      <div aria-busy="true">{skeleton}</div>
    </div>
  );
}

function Empty({ children }: { children: string }) {
  return (
    <div className="flex flex-col items-center gap-3 py-6 text-center">
      <TrailEmpty className="max-w-56" />
      <p className="text-lg text-muted">{children}</p>
    </div>
  );
}
