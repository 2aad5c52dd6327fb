import { Drawing } from '#shared/ui/drawing.tsx';
import type { DrawingName } from '#shared/ui/drawing-names.ts';
import { QueryError } from '#shared/ui/query-error.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';

interface SectionStateProps<T> {
  query: { data: T[] | undefined; error: unknown; refetch: () => unknown };
  what: string;
  empty: { text: string; drawing: DrawingName; action: React.ReactElement };
  skeleton: React.ReactNode;
  children: (items: T[]) => React.ReactNode;
}

/** Renders a list, its skeleton, its empty state or its error. */
export function SectionState<T>({ query, what, empty, skeleton, children }: SectionStateProps<T>) {
  const { data, error } = query;
  if (data && data.length > 0) return children(data);
  if (data) return <Empty {...empty} />;
  if (error) return <QueryError title={`The ${what} did not load`} query={query} />;
  return (
    <div role="status">
      <VisuallyHidden>Loading {what}…</VisuallyHidden>
      <div aria-busy="true">{skeleton}</div>
    </div>
  );
}

function Empty({ text, drawing, action }: SectionStateProps<unknown>['empty']) {
  return (
    <div className="flex flex-col items-center gap-3 py-6 text-center">
      <Drawing name={drawing} />
      <p className="text-lg text-muted">{text}</p>
      {action}
    </div>
  );
}
