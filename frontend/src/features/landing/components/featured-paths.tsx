import { RoadmapCard, RoadmapCardSkeleton, RoadmapGrid } from '../../../components/roadmap-card.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { TextLink } from '../../../components/ui/link.tsx';
import { useFollowedPercents } from '../../../lib/following.ts';
import { useFeaturedRoadmaps } from '../api/use-featured.ts';
import { SectionState } from './section-state.tsx';
import { TrailSection } from './trail-section.tsx';

export function FeaturedPaths() {
  const percents = useFollowedPercents();
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
