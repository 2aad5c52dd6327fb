import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';

interface LoadMoreProps {
  found: Pick<
    UseInfiniteQueryResult,
    'error' | 'isFetchNextPageError' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
}

export function LoadMore({ found }: LoadMoreProps) {
  const button = (
    <Button onClick={() => void found.fetchNextPage()} loading={found.isFetchingNextPage}>
      Load More
    </Button>
  );
  return (
    <div className="mt-10 flex flex-col items-center gap-4">
      {found.isFetchNextPageError ? (
        <ErrorState
          title="Could not load more"
          error={found.error}
          action={<div className="mt-4">{button}</div>}
        />
      ) : (
        button
      )}
    </div>
  );
}
