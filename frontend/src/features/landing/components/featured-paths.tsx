import { RoadmapCard, RoadmapCardSkeleton, RoadmapGrid } from '../../../components/roadmap-card.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { useFeaturedRoadmaps } from '../api/use-featured-roadmaps.ts';

export function FeaturedPaths() {
  return (
    <section aria-labelledby="featured" className="border-t border-line bg-sunken">
      <div className="page py-16 md:py-24">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
          <h2 id="featured" className="text-3xl">
            Featured Learning Paths
          </h2>
          <ButtonLink to="/browse" size="sm">
            Browse Roadmaps
          </ButtonLink>
        </div>
        <List />
      </div>
    </section>
  );
}

function List() {
  const { data: roadmaps, error, isPending, refetch } = useFeaturedRoadmaps();
  if (isPending) return <Loading />;
  if (error)
    return <ErrorState title="The paths did not load" error={error} onRetry={() => void refetch()} />;
  if (roadmaps.length === 0) {
    return (
      <EmptyState title="No paths yet" headingLevel={3}>
        The first mentors are still writing theirs. Come back in a while.
      </EmptyState>
    );
  }
  return (
    <RoadmapGrid>
      {roadmaps.map((roadmap) => (
        <RoadmapCard key={roadmap.id} roadmap={roadmap} />
      ))}
    </RoadmapGrid>
  );
}

function Loading() {
  return (
    <div role="status">
      <VisuallyHidden>Loading learning paths…</VisuallyHidden>
      <RoadmapGrid busy>
        <RoadmapCardSkeleton />
        <RoadmapCardSkeleton />
        <RoadmapCardSkeleton />
      </RoadmapGrid>
    </div>
  );
}
