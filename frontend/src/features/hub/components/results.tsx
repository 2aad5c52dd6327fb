import type { User } from '@waymark/contracts/identity/http';
import { LoadMore } from '../../../components/load-more.tsx';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { QueryError } from '../../../components/ui/query-error.tsx';
import { plural } from '../../../lib/format.ts';
import { mayUseStudio } from '../../../lib/use-user.ts';
import { type MaterialFilter, useMaterials } from '../api/use-materials.ts';
import { MaterialCard } from './material-card.tsx';
import { MaterialGrid, MaterialsLoading } from './material-grid.tsx';

/** The first row of a wide page. */
const IN_VIEW = 3;

interface ResultsProps {
  filter: MaterialFilter;
  user: User | null;
  onClear: () => void;
}

export function Results({ filter, user, onClear }: ResultsProps) {
  const found = useMaterials(filter, user?.id);
  if (found.isPending) return <MaterialsLoading />;
  if (found.isError && !found.data) return <QueryError title="The materials did not load" query={found} />;
  const materials = found.data.pages.flatMap((page) => page.items);
  const first = filter.sort === 'newest' ? 'The newest' : 'The most viewed';
  const count = plural(materials.length, 'material');
  return (
    <>
      <p role="status" className="mb-4 text-sm text-muted">
        {found.isPlaceholderData ? 'Searching…' : found.hasNextPage ? `${first} ${count}` : count}
      </p>
      {materials.length === 0 ? (
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

function NothingFound({ filter: { q, category, type, difficulty }, user, onClear }: ResultsProps) {
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
