import { plural } from '#lib/format.ts';
import { MentorCard, MentorCardSkeleton } from '#shared/mentor/mentor-card.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { LoadMore } from '#shared/ui/load-more.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { useMentors } from '../api/use-mentors.ts';
import { countFilters } from '../directory-filter.ts';
import { Filters, type FiltersProps } from './filters.tsx';

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];
const GRID = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3';

export function Directory({ filter, onChange, onClear }: FiltersProps & { onClear: () => void }) {
  const found = useMentors(filter);
  const isSearch = filter.q !== '' || countFilters(filter) > 0;
  const mentors = found.data?.pages.flatMap((page) => page.items) ?? [];
  const status = found.isPlaceholderData
    ? 'Searching…'
    : found.data
      ? countText(mentors.length, found.hasNextPage)
      : '';
  return (
    <>
      <div className="mb-3 sm:mb-5">
        <Filters filter={filter} onChange={onChange} status={status} />
      </div>
      {found.isPending ? (
        <Loading />
      ) : !found.data ? (
        <QueryError title="The mentors did not load" query={found} />
      ) : mentors.length === 0 ? (
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
      <div aria-busy="true" className={GRID}>
        {SKELETONS.map((key) => (
          <MentorCardSkeleton key={key} />
        ))}
      </div>
    </div>
  );
}
