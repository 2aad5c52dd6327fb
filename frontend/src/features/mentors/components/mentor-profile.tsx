import { isDrawnPortrait } from '@waymark/contracts/identity/avatar-address';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { RoadmapSummary } from '@waymark/contracts/roadmaps/http';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '#lib/document-title.ts';
import { formatNumber } from '#lib/format.ts';
import { useBegunPercents } from '#shared/guest-progress/use-guest-paths.ts';
import { bioOf } from '#shared/mentor/mentor-card.tsx';
import { Rating } from '#shared/mentor/rating.tsx';
import { RoadmapCard, RoadmapGrid } from '#shared/roadmap/roadmap-card.tsx';
import { Avatar } from '#shared/ui/avatar.tsx';
import { ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { MentorQuote } from '#shared/ui/mentor-quote.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { useMentorRoadmaps } from '../api/use-mentor.ts';
import { BookingPanel } from './booking-panel.tsx';
import { MentorRoadmapsSkeleton } from './profile-skeleton.tsx';
import { Reviews } from './reviews.tsx';

/** Longer bios are set in smaller type. */
const LONG_BIO = 320;

export function MentorProfile({ mentor }: { mentor: Mentor }) {
  useDocumentTitle(mentor.name);
  const roadmaps = useMentorRoadmaps(mentor.userId);
  return (
    <>
      <Header mentor={mentor} roadmaps={roadmaps.data} />
      <section aria-labelledby="roadmaps" className="page py-12 md:py-16">
        <h2 id="roadmaps" className="mb-8 text-3xl">
          Roadmaps
        </h2>
        {roadmaps.data ? (
          <Roadmaps name={mentor.name} roadmaps={roadmaps.data} />
        ) : roadmaps.error ? (
          <QueryError title="The roadmaps did not load" query={roadmaps} />
        ) : (
          <div role="status">
            <VisuallyHidden>Loading roadmaps…</VisuallyHidden>
            <MentorRoadmapsSkeleton />
          </div>
        )}
      </section>
      <Reviews mentor={mentor} />
    </>
  );
}

function Header({ mentor, roadmaps }: { mentor: Mentor; roadmaps: RoadmapSummary[] | undefined }) {
  return (
    <div className="contours border-b border-line">
      <div className="page pt-6 pb-12 md:pb-16">
        <BackLink />
        <div className="mt-6 flex items-center gap-5">
          <Avatar id={mentor.userId} name={mentor.name} src={mentor.avatar} size={80} />
          <div className="min-w-0">
            <h1 dir="auto" className="text-3xl wrap-anywhere md:text-4xl">
              {mentor.name}
            </h1>
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
              <Rating rating={mentor.rating} />
              {!mentor.rating && <span>No reviews yet</span>}
              {isDrawnPortrait(mentor.avatar) && <span>The portrait is a drawing</span>}
            </p>
          </div>
        </div>
        <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div>
            {mentor.bio ? (
              <MentorQuote size={mentor.bio.length > LONG_BIO ? 'md' : 'lg'} className="whitespace-pre-line">
                {mentor.bio}
              </MentorQuote>
            ) : (
              <p className="max-w-measure text-muted">
                {bioOf(mentor)}
                {mentor.roadmapCount > 0 && ' Their roadmaps tell you more.'}
              </p>
            )}
            <Expertise areas={areasOf(mentor, roadmaps)} />
            <Stats mentor={mentor} roadmaps={roadmaps} />
          </div>
          <BookingPanel mentor={mentor} />
        </div>
      </div>
    </div>
  );
}

interface Area {
  name: string;
  /** The directory with more mentors for it. */
  to: string;
}

/** The mentor's own areas, else the topics of their roadmaps. */
function areasOf({ expertise }: Mentor, roadmaps: RoadmapSummary[] = []): Area[] {
  if (expertise.length > 0) {
    return expertise.map((name) => ({ name, to: `/mentors?expertise=${encodeURIComponent(name)}` }));
  }
  const topics = new Map(roadmaps.map(({ category }) => [category.id, category.name]));
  return Array.from(topics, ([id, name]) => ({ name, to: `/mentors?category=${encodeURIComponent(id)}` }));
}

function Expertise({ areas }: { areas: Area[] }) {
  if (areas.length === 0) return null;
  return (
    <>
      <h2 className="mt-8 text-xl">Areas of expertise</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {areas.map(({ name, to }) => (
          <li key={name}>
            <Link
              to={to}
              title="More mentors with this expertise"
              className="inline-flex min-h-11 items-center rounded-full bg-sunken px-4 text-sm font-semibold wrap-anywhere hover:bg-moss-soft hover:text-moss"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Roadmaps({ name, roadmaps }: { name: string; roadmaps: RoadmapSummary[] }) {
  const percents = useBegunPercents();
  if (roadmaps.length === 0) {
    return (
      <EmptyState
        title="No roadmaps yet"
        drawing="map"
        headingLevel={3}
        action={<ButtonLink to="/browse">Browse Roadmaps</ButtonLink>}
      >
        {name} is still writing. Published roadmaps will appear here.
      </EmptyState>
    );
  }
  return (
    <RoadmapGrid>
      {roadmaps.map((roadmap) => (
        <RoadmapCard key={roadmap.id} roadmap={roadmap} percent={percents.get(roadmap.id)} />
      ))}
    </RoadmapGrid>
  );
}

/** Leads home (spec: the mentor profile). */
function BackLink() {
  return (
    <ButtonLink to="/" variant="ghost" size="sm" className="-ml-3.5">
      <ArrowLeft aria-hidden="true" className="size-4.5" />
      Back
    </ButtonLink>
  );
}

function Stats({ mentor, roadmaps }: { mentor: Mentor; roadmaps: RoadmapSummary[] | undefined }) {
  const followers = roadmaps?.reduce((sum, roadmap) => sum + roadmap.followers, 0);
  return (
    <dl className="tabular mt-8 flex flex-wrap gap-x-12 gap-y-5">
      <Stat term="Roadmaps">{formatNumber(roadmaps?.length ?? mentor.roadmapCount)}</Stat>
      <Stat term="Followers">{followers === undefined ? '–' : formatNumber(followers)}</Stat>
      <Stat term="Reviews">{formatNumber(mentor.rating?.count ?? 0)}</Stat>
    </dl>
  );
}

function Stat({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="mt-0.5 font-serif text-3xl">{children}</dd>
    </div>
  );
}
