import type { AdminApplication } from '@waymark/contracts/identity/applications';
import { type ReactNode, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { EmptyNote } from '#shared/ui/empty-note.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { LoadMore } from '#shared/ui/load-more.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { HeldDecisions, isHeld } from './held-decisions.tsx';
import { InboxFilters, useInboxFilter } from './inbox-filters.tsx';
import { InboxPane } from './inbox-pane.tsx';
import { InboxRow } from './inbox-row.tsx';
import { useInbox } from './use-applications.ts';
import { useIsWide } from './use-is-wide.ts';

const titles = {
  pending: 'Pending applications',
  approved: 'Approved applications',
  rejected: 'Rejected applications',
};

/** Applications, the longest waiting first: the list at the left, one of them at the right where there is room. */
export function Inbox({ onReview }: { onReview: (application: AdminApplication) => void }) {
  const { filter, clear } = useInboxFilter();
  const query = useInbox(filter);
  const isWide = useIsWide();
  const found = query.data?.pages.flatMap((page) => page.items) ?? [];
  const items = found.filter((application) => !isHeld(application));
  const isFiltered = filter.q !== undefined || filter.mark !== undefined || filter.status !== 'pending';
  return (
    <section aria-labelledby="inbox" className="mt-12">
      <h2 id="inbox" className="text-2xl">
        {titles[filter.status]}
      </h2>
      <InboxFilters />
      <HeldDecisions applications={found.filter(isHeld)} />
      {query.isPending && <Skeleton className="mt-5 h-48" />}
      {query.error && (
        <QueryError title="Failed to load mentor applications" query={query} className="mt-5" />
      )}
      {query.data && items.length === 0 && !query.hasNextPage && (
        <Nothing isFiltered={isFiltered} onClear={clear} />
      )}
      {isWide && items.length > 0 ? (
        <Panes items={items} more={query.hasNextPage && <LoadMore found={query} />} onReview={onReview} />
      ) : (
        <>
          <ul className="mt-5 grid gap-4">
            {items.map((application) => (
              <li key={application.id}>
                <InboxRow
                  application={application}
                  isSelected={false}
                  onSelect={undefined}
                  onReview={() => onReview(application)}
                />
              </li>
            ))}
          </ul>
          {query.hasNextPage && <LoadMore found={query} />}
        </>
      )}
    </section>
  );
}

interface PanesProps {
  items: readonly AdminApplication[];
  more: ReactNode;
  onReview: (application: AdminApplication) => void;
}

function Panes({ items, more, onReview }: PanesProps) {
  const [selectedId, setSelectedId] = useState<string>();
  // Whether the selection moved, so that the focus follows it; not on the first render.
  const [hasMoved, setMoved] = useState(false);
  const index = Math.max(
    0,
    items.findIndex(({ id }) => id === selectedId),
  );
  const selected = items[index]!;
  const select = (application: AdminApplication | undefined) => {
    if (!application) return;
    setSelectedId(application.id);
    setMoved(true);
  };
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,22rem)_minmax(0,1fr)] items-start gap-6">
      <div className="max-h-[calc(100vh-2rem)] overflow-y-auto p-1">
        <ul className="grid gap-3">
          {items.map((application) => (
            <li key={application.id}>
              <InboxRow
                application={application}
                isSelected={application.id === selected.id}
                onSelect={() => select(application)}
                onReview={() => onReview(application)}
              />
            </li>
          ))}
        </ul>
        {more}
      </div>
      <InboxPane
        key={selected.id}
        application={selected}
        position={index + 1}
        count={items.length}
        takesFocus={hasMoved}
        onPrevious={() => select(items[index - 1])}
        onNext={() => select(items[index + 1])}
        // The decided one leaves the list, and the one after it takes its place.
        onDone={() => select(items[index + 1] ?? items[index - 1])}
      />
    </div>
  );
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered) {
    return (
      <EmptyNote drawing="fog" className="mt-4" action={<Button onClick={onClear}>Clear filters</Button>}>
        No application matches. Try another word or filter.
      </EmptyNote>
    );
  }
  return (
    <EmptyNote
      drawing="bench"
      className="mt-4"
      action={<TextLink to="/admin/reports">Read open reports</TextLink>}
    >
      No one is waiting. New applications appear here at once.
    </EmptyNote>
  );
}
