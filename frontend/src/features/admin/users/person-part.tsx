import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';

interface PersonPartProps<T> {
  title: string;
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

/** A part of a person's page with its own loading and error. */
export function PersonPart<T>({ title, query, children }: PersonPartProps<T>) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="min-w-0 rounded-card border border-line bg-raised p-5">
      <h2 id={heading} className="text-xl">
        {title}
      </h2>
      {query.isPending && <Skeleton className="mt-3 h-20" />}
      {query.error && <QueryError title={`${title}: did not load`} query={query} className="mt-3" />}
      {query.data !== undefined && <div className="mt-3 text-sm">{children(query.data)}</div>}
    </section>
  );
}

/** Lines of a part, or one sentence without any. */
export function Lines<T extends object>({
  items,
  none,
  keyOf,
  children,
}: {
  items: readonly T[];
  none: string;
  keyOf: (item: T) => string;
  children: (item: T) => ReactNode;
}) {
  if (items.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={keyOf(item)} className="py-2 wrap-anywhere">
          {children(item)}
        </li>
      ))}
    </ul>
  );
}
