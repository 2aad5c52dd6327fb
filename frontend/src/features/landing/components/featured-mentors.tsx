import { MentorCard, MentorCardSkeleton } from '#shared/mentor/mentor-card.tsx';
import { ButtonLink } from '#shared/ui/button.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { useFeaturedMentors } from '../api/use-featured.ts';
import { SectionState } from './section-state.tsx';
import { TrailSection } from './trail-section.tsx';

// One column shows three; "View All Mentors" leads to the others.
const GRID = 'grid grid-cols-1 gap-6 max-sm:[&>:nth-child(n+4)]:hidden sm:grid-cols-2 lg:grid-cols-3';

export function FeaturedMentors() {
  return (
    <TrailSection
      id="mentors"
      side="left"
      title="They have been there"
      lead="Mentors are people who came through something and went back to mark the way. They are experts on one life: their own."
      action={
        <ButtonLink to="/mentors" size="sm">
          View All Mentors
        </ButtonLink>
      }
    >
      <SectionState
        query={useFeaturedMentors()}
        what="mentors"
        empty={{
          text: 'No mentors available at the moment.',
          drawing: 'bench',
          action: <TextLink to="/apply-mentor">Become a Mentor</TextLink>,
        }}
        skeleton={
          <div className={GRID}>
            <MentorCardSkeleton />
            <MentorCardSkeleton />
            <MentorCardSkeleton />
          </div>
        }
      >
        {(mentors) => (
          <div className={GRID}>
            {mentors.map((mentor) => (
              <MentorCard key={mentor.userId} mentor={mentor} />
            ))}
          </div>
        )}
      </SectionState>
    </TrailSection>
  );
}
