import { useBegunPercents } from '#shared/guest-progress/use-guest-paths.ts';
import { RoadmapCard, RoadmapCardSkeleton, RoadmapGrid } from '#shared/roadmap/roadmap-card.tsx';
import { ButtonLink } from '#shared/ui/button.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { useFeaturedRoadmaps } from '../api/use-featured.ts';
import { SectionState } from './section-state.tsx';
import { TrailSection } from './trail-section.tsx';

export function FeaturedPaths() {
  const percents = useBegunPercents();
  return (
    <TrailSection
      id="featured"
      side="right"
      ground="sunken"
      title="Featured Learning Paths"
      action={
        <ButtonLink to="/browse" size="sm">
          Browse Roadmaps
        </ButtonLink>
      }
    >
      <SectionState
        query={useFeaturedRoadmaps()}
        what="learning paths"
        empty={{
          text: 'No learning paths available at the moment.',
          drawing: 'map',
          action: <TextLink to="/mentors">Meet the mentors</TextLink>,
        }}
        skeleton={
          <RoadmapGrid>
            <RoadmapCardSkeleton />
            <RoadmapCardSkeleton />
            <RoadmapCardSkeleton />
          </RoadmapGrid>
        }
      >
        {(roadmaps) => (
          <RoadmapGrid>
            {roadmaps.map((roadmap) => (
              <RoadmapCard key={roadmap.id} roadmap={roadmap} percent={percents.get(roadmap.id)} />
            ))}
          </RoadmapGrid>
        )}
      </SectionState>
    </TrailSection>
  );
}
