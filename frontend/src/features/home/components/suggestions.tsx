import type { RoadmapSummary } from '@waymark/contracts/roadmaps/http';
import { RoadmapCard, RoadmapGrid } from '#shared/roadmap/roadmap-card.tsx';
import { TextLink } from '#shared/ui/link.tsx';

/** Roadmaps that the user does not follow yet; nothing without any. */
export function Suggestions({ roadmaps }: { roadmaps: readonly RoadmapSummary[] }) {
  if (roadmaps.length === 0) return null;
  return (
    <section aria-labelledby="home-suggestions">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="home-suggestions" className="text-2xl">
          You might look at
        </h2>
        <TextLink to="/browse">Browse all roadmaps</TextLink>
      </div>
      <RoadmapGrid className="mt-5">
        {roadmaps.map((roadmap) => (
          <RoadmapCard key={roadmap.id} roadmap={roadmap} />
        ))}
      </RoadmapGrid>
    </section>
  );
}
