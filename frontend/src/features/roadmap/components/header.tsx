import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { Clock, Footprints, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { TrailRing } from '../../../components/trail/trail-progress.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CategoryBadge } from '../../../components/ui/category-badge.tsx';
import { TextLink } from '../../../components/ui/link.tsx';
import { formatNumber, plural } from '../../../lib/format.ts';
import { useFollow } from '../api/use-follow.ts';
import type { JourneyView } from '../journey-view.ts';

interface HeaderProps {
  roadmap: Roadmap;
  user: User | null;
  view: JourneyView;
  isFollowing: boolean;
}

export function Header({ roadmap, user, view, isFollowing }: HeaderProps) {
  const { journey } = view;
  const mayFollow = user !== null && (roadmap.status === 'published' || isFollowing);
  return (
    <header className="grid gap-8 md:grid-cols-[1fr_auto] md:gap-12">
      <div>
        <CategoryBadge category={roadmap.category} />
        <h1 className="mt-4 text-4xl text-balance md:text-5xl">{roadmap.title}</h1>
        <p className="mt-5 max-w-measure text-lg whitespace-pre-line text-muted">{roadmap.description}</p>
        <Facts roadmap={roadmap} view={view} />
        <Mentor roadmap={roadmap} />
      </div>
      <div className="flex items-center gap-6 md:flex-col">
        {journey.totalSteps > 0 && (
          <TrailRing percent={journey.percent} label="Your progress on this roadmap" caption="complete" />
        )}
        {mayFollow && <FollowButton roadmap={roadmap} user={user} isFollowing={isFollowing} />}
      </div>
    </header>
  );
}

function Facts({ roadmap, view }: { roadmap: Roadmap; view: JourneyView }) {
  const icon = 'size-4.5';
  return (
    <ul className="tabular mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
      <Fact icon={<Footprints aria-hidden="true" className={icon} />}>
        {plural(roadmap.stages.length, 'stage')}, {plural(view.journey.totalSteps, 'step')}
      </Fact>
      {roadmap.duration && (
        <Fact icon={<Clock aria-hidden="true" className={icon} />}>{roadmap.duration}</Fact>
      )}
      <Fact icon={<Users aria-hidden="true" className={icon} />}>
        {roadmap.followers === 1 ? '1 follower' : `${formatNumber(roadmap.followers)} followers`}
      </Fact>
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      {icon}
      <span>{children}</span>
    </li>
  );
}

function Mentor({ roadmap: { mentor } }: { roadmap: Roadmap }) {
  return (
    <section aria-label="Mentor" className="mt-8 flex max-w-measure items-start gap-4">
      <Avatar id={mentor.id} name={mentor.name} src={mentor.avatar} size={56} />
      <div>
        <p className="font-semibold">
          <TextLink to={`/mentor/${mentor.id}`}>{mentor.name}</TextLink>
        </p>
        {mentor.bio && <p className="mt-1 text-sm text-muted">{mentor.bio}</p>}
      </div>
    </section>
  );
}

type FollowButtonProps = { roadmap: Roadmap; user: User; isFollowing: boolean };

function FollowButton({ roadmap, user, isFollowing }: FollowButtonProps) {
  const follow = useFollow(user, roadmap.id);
  return (
    <Button
      aria-pressed={isFollowing}
      loading={follow.isPending}
      onClick={() => follow.mutate(!isFollowing)}
      className="min-w-28"
    >
      {isFollowing ? 'Following' : 'Follow'}
    </Button>
  );
}
