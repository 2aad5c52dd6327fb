import { LoadMore } from '../../../components/load-more.tsx';
import { RoadmapCard, RoadmapCardSkeleton, RoadmapGrid } from '../../../components/roadmap-card.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { QueryError } from '../../../components/ui/query-error.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { useFollowedPercents } from '../../../lib/following.ts';
import { plural } from '../../../lib/format.ts';
import { type Filter, useRoadmaps } from '../api/use-roadmaps.ts';

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface ResultsProps {
  filter: Filter;
  onClear: () => void;
}

export function Results({ filter, onClear }: ResultsProps) {
  const found = useRoadmaps(filter);
  const percents = useFollowedPercents();
  if (found.isPending) return <Loading />;
  if (found.isError && !found.data) {
    return <QueryError title="The roadmaps did not load" query={found} />;
  }
  const roadmaps = found.data.pages.flatMap((page) => page.items);
  return (
    <>
      <p role="status" className="mb-4 text-sm text-muted">
        {found.isPlaceholderData ? 'Searching…' : countText(roadmaps.length, found.hasNextPage)}
      </p>
      {roadmaps.length === 0 ? (
        <NothingFound filter={filter} onClear={onClear} />
      ) : (
        <RoadmapGrid busy={found.isPlaceholderData}>
          {roadmaps.map((roadmap) => (
            <RoadmapCard
              key={roadmap.id}
              roadmap={roadmap}
              percent={percents.get(roadmap.id)}
              headingLevel={2}
            />
          ))}
        </RoadmapGrid>
      )}
      {found.hasNextPage && <LoadMore found={found} />}
    </>
  );
}

const countText = (count: number, more: boolean): string =>
  more ? `The newest ${plural(count, 'roadmap')}` : plural(count, 'roadmap');

function NothingFound({ filter, onClear }: ResultsProps) {
  const filtered = filter.q !== '' || filter.categoryId !== '';
  return (
    <EmptyState
      title="No roadmaps found"
      action={filtered && <Button onClick={onClear}>Show all roadmaps</Button>}
    >
      {filtered
        ? 'No matches. Try fewer words or another category.'
        : 'The first mentors are still writing their roadmaps. Please come back later.'}
    </EmptyState>
  );
}

function Loading() {
  return (
    <div role="status">
      <VisuallyHidden>Loading roadmaps…</VisuallyHidden>
      <RoadmapGrid busy className="mt-9">
        {SKELETONS.map((key) => (
          <RoadmapCardSkeleton key={key} />
        ))}
      </RoadmapGrid>
    </div>
  );
}
