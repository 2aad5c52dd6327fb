import type { User } from '@waymark/contracts/identity/http';
import { plural } from '#lib/format.ts';
import { mayUseStudio } from '#lib/use-user.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { LoadMore } from '#shared/ui/load-more.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { useMaterials } from '../api/use-materials.ts';
import { Filters, type FiltersProps } from './filters.tsx';
import { MaterialCard } from './material-card.tsx';
import { MaterialGrid, MaterialsLoading } from './material-grid.tsx';

/** The first row of a wide page. */
const IN_VIEW = 3;

interface ResultsProps extends FiltersProps {
  user: User | null;
  onClear: () => void;
}

export function Results({ filter, user, onChange, onClear }: ResultsProps) {
  const found = useMaterials(filter, user?.id);
  const materials = found.data?.pages.flatMap((page) => page.items) ?? [];
  const first = filter.sort === 'newest' ? 'The newest' : 'The most viewed';
  const count = plural(materials.length, 'material');
  const status = found.isPlaceholderData
    ? 'Searching…'
    : !found.data
      ? ''
      : found.hasNextPage
        ? `${first} ${count}`
        : count;
  return (
    <>
      <div className="mb-3 sm:mb-5">
        <Filters filter={filter} onChange={onChange} status={status} />
      </div>
      {found.isPending ? (
        <MaterialsLoading />
      ) : !found.data ? (
        <QueryError title="The materials did not load" query={found} />
      ) : materials.length === 0 ? (
        <NothingFound filter={filter} user={user} onClear={onClear} />
      ) : (
        <MaterialGrid busy={found.isPlaceholderData}>
          {materials.map((material, index) => (
            <MaterialCard key={material.id} material={material} isFirst={index < IN_VIEW} />
          ))}
        </MaterialGrid>
      )}
      {found.hasNextPage && <LoadMore found={found} />}
    </>
  );
}

function NothingFound({
  filter: { q, category, type, difficulty },
  user,
  onClear,
}: Omit<ResultsProps, 'onChange'>) {
  if (q || category || type || difficulty) {
    return (
      <EmptyState
        title="No materials found"
        drawing="fog"
        action={<Button onClick={onClear}>Show All Materials</Button>}
      >
        Try adjusting your filters or your search.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No materials found"
      drawing="book"
      action={<ButtonLink to="/browse">Browse Roadmaps</ButtonLink>}
    >
      {mayUseStudio(user)
        ? 'Be the first: share a video, a recording, a document or a course that helped you.'
        : 'Mentors have not shared anything yet. Come back soon.'}
    </EmptyState>
  );
}
