import type { RoadmapSummary } from '@waymark/contracts/roadmaps/http';
import { RoadmapCard, RoadmapGrid } from '../roadmap/roadmap-card.tsx';
import { TextLink } from '../ui/link.tsx';

/** Roadmaps that the learner does not follow. */
export function NextPath({ suggestions }: { suggestions: readonly RoadmapSummary[] }) {
  return (
    <section aria-labelledby="next-path" className="mt-16 border-t border-line pt-10">
      <h2 id="next-path" className="text-2xl">
        Where to from here
      </h2>
      {suggestions.length > 0 && (
        <RoadmapGrid className="mt-6">
          {suggestions.map((roadmap) => (
            <RoadmapCard key={roadmap.id} roadmap={roadmap} />
          ))}
        </RoadmapGrid>
      )}
      <p className="mt-6 text-muted">
        Resting is a direction too. When you are ready, <TextLink to="/browse">browse all roadmaps</TextLink>.
      </p>
    </section>
  );
}
