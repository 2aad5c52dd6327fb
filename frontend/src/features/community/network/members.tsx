import { LoadMore } from '../../../components/load-more.tsx';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { QueryError } from '../../../components/ui/query-error.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { plural } from '../../../lib/format.ts';
import { type MemberFilter, useMembers } from '../api/use-network.ts';
import { MemberCard } from './member-card.tsx';

const GRID = 'grid grid-cols-1 gap-6 sm:grid-cols-2 xl:grid-cols-3';

interface MembersProps {
  filter: MemberFilter;
  userId: number;
  onClear: () => void;
}

export function Members({ filter, userId, onClear }: MembersProps) {
  const found = useMembers(filter);
  const isSearch = filter.q !== '' || filter.available || filter.category !== undefined;
  if (found.isPending) return <Loading />;
  if (found.isError && !found.data) {
    return <QueryError title="The members did not load" query={found} className="mt-6" />;
  }
  const members = found.data.pages.flatMap((page) => page.items);
  const count = plural(members.length, 'member');
  return (
    <>
      <p role="status" className="my-4 text-sm text-muted">
        {found.isPlaceholderData ? 'Searching…' : found.hasNextPage ? `The first ${count}` : count}
      </p>
      {members.length === 0 ? (
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
    <div role="status" aria-label="Loading members" className={`${GRID} mt-13`}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="h-80 rounded-card" />
      ))}
    </div>
  );
}
