import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import clsx from 'clsx';
import { Clock, Footprints, Users } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { formatNumber, plural } from '#lib/format.ts';
import { TagList } from '#shared/roadmap/tag-list.tsx';
import { TrailRing } from '#shared/trail/trail-progress.tsx';
import { Avatar } from '#shared/ui/avatar.tsx';
import { Button } from '#shared/ui/button.tsx';
import { CategoryBadge } from '#shared/ui/category-badge.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { useFollow } from '../api/use-follow.ts';
import type { JourneyView } from '../journey-view.ts';

interface HeaderProps {
  roadmap: Roadmap;
  user: User | null;
  view: JourneyView;
  isFollowing: boolean;
  /** Beside the follow button. */
  actions?: ReactNode;
  /** At the end, beside the mentor. */
  children?: ReactNode;
}

/** Condensed, so that the first step is in view; long texts unfold. */
export function Header({ roadmap, user, view, isFollowing, actions, children }: HeaderProps) {
  const { journey } = view;
  const [isOpen, setIsOpen] = useState(false);
  const mayFollow = user !== null && (roadmap.status === 'published' || isFollowing);
  return (
    <header className="grid gap-3 wrap-anywhere">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-2.5 md:gap-x-10">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5 self-center">
          <CategoryBadge category={roadmap.category} />
          <Facts roadmap={roadmap} view={view} />
          <TagList tags={roadmap.tags} />
        </div>
        {journey.totalSteps > 0 && (
          <div className="md:row-span-2">
            <TrailRing
              percent={journey.percent}
              label="Your progress on this roadmap"
              className="size-18! md:size-24!"
            />
          </div>
        )}
        <h1 dir="auto" className="col-span-2 text-3xl text-balance md:col-span-1">
          {roadmap.title}
        </h1>
      </div>
      <Description text={roadmap.description} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Mentor roadmap={roadmap} isOpen={isOpen} />
        <div className="flex flex-wrap items-center gap-2">
          {actions}
          {mayFollow && <FollowButton roadmap={roadmap} user={user} isFollowing={isFollowing} />}
          {children}
        </div>
      </div>
    </header>
  );
}

function Facts({ roadmap, view }: { roadmap: Roadmap; view: JourneyView }) {
  const icon = 'size-4';
  return (
    <ul className="tabular flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
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
    <li className="flex items-center gap-1.5">
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

interface DescriptionProps {
  text: string;
  isOpen: boolean;
  onToggle: () => void;
}

function Description({ text, isOpen, onToggle }: DescriptionProps) {
  const [element, isCut] = useIsCut<HTMLParagraphElement>();
  return (
    <div className="flex max-w-5xl flex-wrap items-end gap-x-6 md:flex-nowrap">
      <p
        dir="auto"
        ref={element}
        className={clsx('min-w-0 max-w-4xl text-muted', isOpen ? 'whitespace-pre-line' : 'line-clamp-2')}
      >
        {text}
      </p>
      {(isOpen || isCut) && (
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="-mx-3.5 -my-1.5 text-muted"
        >
          {isOpen ? 'Show less' : 'Read more'}
        </Button>
      )}
    </div>
  );
}

function Mentor({ roadmap: { mentor }, isOpen }: { roadmap: Roadmap; isOpen: boolean }) {
  return (
    <section aria-label="Mentor" className="flex min-w-0 grow basis-72 items-center gap-3">
      <Avatar id={mentor.id} name={mentor.name} src={mentor.avatar} size={40} />
      <p className={clsx('min-w-0 max-w-measure text-sm text-muted', !isOpen && 'line-clamp-2')}>
        <TextLink dir="auto" to={`/mentor/${mentor.id}`} className="mr-2 font-semibold">
          {mentor.name}
        </TextLink>
        {mentor.bio}
      </p>
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

/** Whether a text is cut by the height of its element. */
function useIsCut<E extends HTMLElement>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setIsCut(box.scrollHeight > box.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [element, isCut];
}
