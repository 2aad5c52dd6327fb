import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import type { Page } from '../../lib/api.ts';
import type { DrawingName } from './drawing-names.ts';
import { EmptyState } from './empty-state.tsx';
import { LoadMore } from './load-more.tsx';
import { QueryError } from './query-error.tsx';
import { Skeleton } from './skeleton.tsx';

interface ListingProps<T> {
  found: UseInfiniteQueryResult<InfiniteData<Page<T>>>;
  /** "Users". */
  name: string;
  empty: { title: string; text: string; drawing: DrawingName; action: ReactElement };
  children: (items: T[]) => ReactNode;
}

/** A list over pages with its states: loading, error, empty. */
export function Listing<T>({ found, name, empty, children }: ListingProps<T>) {
  if (found.data) {
    const items = found.data.pages.flatMap((page) => page.items);
    if (items.length === 0) {
      return (
        <EmptyState title={empty.title} drawing={empty.drawing} action={empty.action} className="mt-5">
          {empty.text}
        </EmptyState>
      );
    }
    return (
      <>
        {children(items)}
        {found.hasNextPage && <LoadMore found={found} />}
      </>
    );
  }
  if (found.isError) return <QueryError title={`${name} did not load`} query={found} className="mt-5" />;
  return (
    <div role="status" aria-label={`Loading: ${name}`} className="mt-5 grid gap-px">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className="h-13" />
      ))}
    </div>
  );
}
