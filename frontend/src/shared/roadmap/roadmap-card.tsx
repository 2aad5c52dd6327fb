import type { RoadmapSummary } from '@waymark/contracts/roadmaps/http';
import clsx from 'clsx';
import { ArrowRight, Clock, Footprints } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { formatCompact, plural } from '../../lib/format.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { TrailProgress } from '../trail/trail-progress.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Card, CardLink } from '../ui/card.tsx';
import { CategoryBadge } from '../ui/category-badge.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { MatchSentence } from './match-sentence.tsx';
import { RoadmapScene } from './roadmap-scene.tsx';
import { TagList } from './tag-list.tsx';

const SaveButton = lazyPart(() => import('../saved-roadmaps/save-button.tsx'));

interface RoadmapCardProps {
  roadmap: RoadmapSummary;
  /** 0–100 for followers, else undefined. */
  percent?: number;
  headingLevel?: 2 | 3;
}

/** A roadmap in a list. The card links to /roadmap/{id}, the mentor's name to the mentor. */
export function RoadmapCard({ roadmap, percent, headingLevel = 3 }: RoadmapCardProps) {
  const action = percent ? 'Continue' : 'Start Journey';
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Card as="article" className="flex h-full flex-col gap-4">
      <RoadmapScene roadmap={roadmap} className="-mx-6 -mt-6 rounded-t-card" />
      <div className="flex items-start justify-between gap-2">
        <CategoryBadge category={roadmap.category} />
        <Suspense fallback={<span className="-my-2.5 size-11" />}>
          <SaveButton roadmapId={roadmap.id} title={roadmap.title} className="relative z-10 -my-2.5 -mr-3" />
        </Suspense>
      </div>
      <div className="grow">
        <Heading dir="auto" className="text-xl wrap-anywhere">
          {roadmap.title}
        </Heading>
        <p className={clsx('mt-2 text-sm text-muted', roadmap.quote ? 'line-clamp-2' : 'line-clamp-3')}>
          {roadmap.description}
        </p>
        {roadmap.quote && <Quote by={roadmap.mentor.name}>{roadmap.quote}</Quote>}
        {roadmap.match && <MatchSentence match={roadmap.match} />}
      </div>
      <TagList tags={roadmap.tags} />
      <div className="flex items-center gap-3">
        <Avatar id={roadmap.mentor.id} name={roadmap.mentor.name} src={roadmap.mentor.avatar} size={32} />
        <span className="flex min-w-0 grow">
          <Link
            to={`/mentor/${roadmap.mentor.id}`}
            className="relative z-10 -my-2 min-w-0 truncate rounded-sm py-2.5 text-sm font-medium decoration-1 underline-offset-[0.2em] hover:underline"
          >
            {roadmap.mentor.name}
          </Link>
        </span>
        {roadmap.followers > 0 && (
          <span className="tabular shrink-0 text-sm text-muted">
            {formatCompact(roadmap.followers)} {roadmap.followers === 1 ? 'follower' : 'followers'}
          </span>
        )}
      </div>
      <Facts roadmap={roadmap} />
      {percent !== undefined && (
        <TrailProgress percent={percent} label={`Your progress on ${roadmap.title}`} />
      )}
      <CardLink
        to={`/roadmap/${roadmap.id}`}
        aria-label={`${action}: ${roadmap.title}`}
        className="flex min-h-10 items-center gap-1.5 self-start font-semibold text-moss"
      >
        {action}
        <ArrowRight aria-hidden="true" className="size-4.5" />
      </CardLink>
    </Card>
  );
}

/** In the mentor's own words; dots mark where a sentence is cut. */
function Quote({ by, children: words }: { by: string; children: string }) {
  const start = /^\p{Ll}/u.test(words) ? '…' : '';
  const end = /[\p{L}\p{N}]$/u.test(words) ? '…' : '';
  return (
    <figure className="mt-4 border-l-4 border-clay pl-3">
      <blockquote dir="auto" className="line-clamp-2 font-serif wrap-anywhere">
        “{start}
        {words}
        {end}”
      </blockquote>
      <figcaption className="mt-1 text-sm text-muted">— {by.split(' ')[0]}</figcaption>
    </figure>
  );
}

function Facts({ roadmap }: { roadmap: RoadmapSummary }) {
  return (
    <ul className="tabular flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      <Fact icon={<Footprints aria-hidden="true" className="size-4" />}>
        {plural(roadmap.stageCount, 'stage')}, {plural(roadmap.stepCount, 'step')}
      </Fact>
      {roadmap.duration && (
        <Fact icon={<Clock aria-hidden="true" className="size-4" />}>{roadmap.duration}</Fact>
      )}
    </ul>
  );
}

function Fact({ icon, children }: { icon: React.ReactNode; children: React.ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

export function RoadmapCardSkeleton() {
  return (
    <Card aria-hidden="true" className="flex h-full flex-col gap-4">
      <Skeleton className="-mx-6 -mt-6 h-28 rounded-t-card" />
      <Skeleton className="h-6 w-28 rounded-full" />
      <div className="grow">
        <Skeleton className="h-7 w-4/5" />
        <Skeleton className="mt-3 h-4 w-full" />
        <Skeleton className="mt-2 h-4 w-2/3" />
        <Skeleton className="mt-4 h-18 w-full" />
      </div>
      <div className="flex items-center gap-3">
        <Skeleton className="size-8 rounded-full" />
        <Skeleton className="h-4 w-28" />
      </div>
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-6 w-32" />
    </Card>
  );
}

export function RoadmapGrid({
  children,
  className,
  busy,
}: {
  children: React.ReactNode;
  className?: string;
  busy?: boolean;
}) {
  return (
    <div
      aria-busy={busy || undefined}
      className={clsx('grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3', className)}
    >
      {children}
    </div>
  );
}
