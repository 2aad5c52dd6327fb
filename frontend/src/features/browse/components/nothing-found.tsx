import { useBegunPercents } from '#shared/guest-progress/use-guest-paths.ts';
import { RoadmapCard, RoadmapCardSkeleton, RoadmapGrid } from '#shared/roadmap/roadmap-card.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { useNearest } from '../api/use-roadmaps.ts';
import { type BrowseFilter, isFiltered } from '../browse-filter.ts';
import { PathRequestForm } from './path-request-form.tsx';

interface NothingFoundProps {
  filter: BrowseFilter;
  /** Undefined until it is known. */
  isDanger: boolean | undefined;
  onClear: () => void;
}

export function NothingFound({ filter, isDanger, onClear }: NothingFoundProps) {
  if (!isFiltered(filter)) {
    return (
      <EmptyState
        title="No roadmaps found"
        drawing="map"
        action={<ButtonLink to="/mentors">Meet the mentors</ButtonLink>}
      >
        The first mentors are still writing their roadmaps. Please come back later.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-12">
      <EmptyState
        title="No roadmaps found"
        drawing="fog"
        action={<Button onClick={onClear}>Show all roadmaps</Button>}
      >
        {isDanger
          ? 'There is no roadmap for these words yet. The people above can help today, and below is a place to ask for one.'
          : filter.q
            ? 'There is no roadmap for these words yet. Below are the nearest, and a place to ask for yours.'
            : 'Nothing fits all of these filters. Below are the nearest, and a place to ask for yours.'}
      </EmptyState>
      {isDanger === false && <Nearest filter={filter} />}
      {isDanger !== undefined && <PathRequestForm key={filter.q} q={isDanger ? '' : filter.q} />}
    </div>
  );
}

function Nearest({ filter }: Pick<NothingFoundProps, 'filter'>) {
  const nearest = useNearest(filter);
  const percents = useBegunPercents();
  if (nearest.isError) return <QueryError title="The nearest roadmaps did not load" query={nearest} />;
  if (nearest.data?.length === 0) return null;
  return (
    <section aria-labelledby="nearest">
      <h2 id="nearest" className="mb-5 text-2xl">
        The nearest roadmaps
      </h2>
      <RoadmapGrid busy={nearest.isPending}>
        {nearest.data?.map((roadmap) => (
          <RoadmapCard key={roadmap.id} roadmap={roadmap} percent={percents.get(roadmap.id)} />
        )) ?? ['a', 'b', 'c'].map((key) => <RoadmapCardSkeleton key={key} />)}
      </RoadmapGrid>
    </section>
  );
}
