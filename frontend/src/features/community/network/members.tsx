import { plural } from '#lib/format.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { LoadMore } from '#shared/ui/load-more.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { useMembers } from '../api/use-network.ts';
import { MemberCard } from './member-card.tsx';
import { MemberFilters, type MemberFiltersProps } from './member-filters.tsx';

const GRID = 'grid grid-cols-1 gap-6 sm:grid-cols-2 xl:grid-cols-3';

interface MembersProps extends MemberFiltersProps {
  userId: number;
  onClear: () => void;
}

export function Members({ filter, userId, onChange, onClear }: MembersProps) {
  const found = useMembers(filter);
  const isSearch = filter.q !== '' || filter.available || filter.category !== undefined;
  const members = found.data?.pages.flatMap((page) => page.items) ?? [];
  const count = plural(members.length, 'member');
  const status = found.isPlaceholderData
    ? 'Searching…'
    : !found.data
      ? ''
      : found.hasNextPage
        ? `The first ${count}`
        : count;
  return (
    <>
      <div className="mb-3 sm:mb-5">
        <MemberFilters filter={filter} onChange={onChange} status={status} />
      </div>
      {found.isPending ? (
        <Loading />
      ) : !found.data ? (
        <QueryError title="The members did not load" query={found} />
      ) : members.length === 0 ? (
        <EmptyState
          title="No mentors available"
          drawing={isSearch ? 'fog' : 'cups'}
          action={
            isSearch ? (
              <Button onClick={onClear}>Clear Search</Button>
            ) : (
              <ButtonLink to="/mentor-community/support">Read requests</ButtonLink>
            )
          }
        >
          {isSearch
            ? 'No matches. Try fewer words, or another category.'
            : 'As soon as there are mentors, they are listed here.'}
        </EmptyState>
      ) : (
        <div aria-busy={found.isPlaceholderData || undefined} className={GRID}>
          {members.map((member) => (
            <MemberCard key={member.id} member={member} isOwn={member.id === userId} />
          ))}
        </div>
      )}
      {found.hasNextPage && <LoadMore found={found} />}
    </>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading members" className={GRID}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="h-80 rounded-card" />
      ))}
    </div>
  );
}
