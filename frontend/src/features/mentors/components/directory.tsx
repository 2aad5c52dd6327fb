import { LoadMore } from '../../../components/load-more.tsx';
import { MentorCard, MentorCardSkeleton } from '../../../components/mentor-card.tsx';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { QueryError } from '../../../components/ui/query-error.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { plural } from '../../../lib/format.ts';
import { useMentors } from '../api/use-mentors.ts';
import { countFilters, type DirectoryFilter } from '../directory-filter.ts';

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];
const GRID = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3';

export function Directory({ filter, onClear }: { filter: DirectoryFilter; onClear: () => void }) {
  const found = useMentors(filter);
  const isSearch = filter.q !== '' || countFilters(filter) > 0;
  if (found.isPending) return <Loading />;
  if (found.isError && !found.data) {
    return <QueryError title="The mentors did not load" query={found} />;
  }
  const mentors = found.data.pages.flatMap((page) => page.items);
  return (
    <>
      <p role="status" className="mb-4 text-sm text-muted">
        {found.isPlaceholderData ? 'Searching…' : countText(mentors.length, found.hasNextPage)}
      </p>
      {mentors.length === 0 ? (
        <NoMatches searched={isSearch} onClear={onClear} />
      ) : (
        <div aria-busy={found.isPlaceholderData || undefined} className={GRID}>
          {mentors.map((mentor) => (
            <MentorCard key={mentor.userId} mentor={mentor} headingLevel={2} />
          ))}
        </div>
      )}
      {found.hasNextPage && <LoadMore found={found} />}
    </>
  );
}

const countText = (count: number, more: boolean): string =>
  more ? `The first ${plural(count, 'mentor')}` : plural(count, 'mentor');

function NoMatches({ searched, onClear }: { searched: boolean; onClear: () => void }) {
  return (
    <EmptyState
      title="No mentors found"
      drawing={searched ? 'fog' : 'bench'}
      action={
        searched ? (
          <Button onClick={onClear}>Clear Search</Button>
        ) : (
          <ButtonLink to="/apply-mentor">Become a Mentor</ButtonLink>
        )
      }
    >
      {searched
        ? 'No matches. Try fewer words or filters, or name what happened.'
        : 'The first mentors are on their way. Please come back later.'}
    </EmptyState>
  );
}

function Loading() {
  return (
    <div role="status">
      <VisuallyHidden>Loading mentors…</VisuallyHidden>
      <div aria-busy="true" className={`${GRID} mt-9`}>
        {SKELETONS.map((key) => (
          <MentorCardSkeleton key={key} />
        ))}
      </div>
    </div>
  );
}
