import type { Mentor } from '@waymark/contracts/identity/mentors';
import clsx from 'clsx';
import { Suspense } from 'react';
import { plural } from '../../lib/format.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { bookingPath, canBeBooked } from '../talk/booking-path.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card, CardLink } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Rating } from './rating.tsx';

const CardWays = lazyPart(() => import('../talk/card-ways.tsx'));
const SHOWN_EXPERTISE = 3;

interface MentorCardProps {
  mentor: Mentor;
  headingLevel?: 2 | 3;
}

/** A mentor in a list. The card links to /mentor/{userId}, the rest of its links to booking. */
export function MentorCard({ mentor, headingLevel = 3 }: MentorCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Card as="article" className="flex h-full flex-col gap-4">
      <div className="flex items-center gap-4">
        <Avatar id={mentor.userId} name={mentor.name} src={mentor.avatar} size={56} />
        <div className="min-w-0">
          <Heading className="text-xl">
            <CardLink to={`/mentor/${mentor.userId}`}>{mentor.name}</CardLink>
          </Heading>
          <p className="tabular flex flex-wrap gap-x-2.5 text-sm text-muted">
            <Rating rating={mentor.rating} short />
            {mentor.roadmapCount > 0 && <span>{plural(mentor.roadmapCount, 'roadmap')}</span>}
          </p>
        </div>
      </div>
      <div className="grow">
        <p className={clsx('line-clamp-6', mentor.bio ? 'font-serif' : 'text-muted')}>{bioOf(mentor)}</p>
      </div>
      {mentor.expertise.length > 0 && (
        <ul aria-label="Areas of expertise" className="flex flex-wrap gap-1.5">
          {mentor.expertise.slice(0, SHOWN_EXPERTISE).map((area) => (
            <li key={area}>
              <Badge>{area}</Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-3 border-t border-line pt-3">
        <div className="min-h-24">
          <Suspense>
            <CardWays mentor={mentor} />
          </Suspense>
        </div>
        {canBeBooked(mentor) ? (
          // Above the link that covers the card.
          <ButtonLink
            to={bookingPath(mentor)}
            size="sm"
            className="relative z-10"
            aria-label={`Book Session Now with ${mentor.name}`}
          >
            Book Session Now
          </ButtonLink>
        ) : (
          <p className="flex min-h-10 items-center justify-center text-sm text-muted">Not bookable yet</p>
        )}
      </div>
    </Card>
  );
}

export const bioOf = ({ name, bio }: Pick<Mentor, 'name' | 'bio'>): string =>
  bio || `${name} has not written an introduction yet.`;

export function MentorCardSkeleton() {
  return (
    <Card aria-hidden="true" className="flex h-full flex-col gap-4">
      <div className="flex items-center gap-4">
        <Skeleton className="size-14 rounded-full" />
        <div className="grow">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="mt-2 h-4 w-2/5" />
        </div>
      </div>
      <div className="grid grow content-start gap-3 py-1">
        {['w-full', 'w-11/12', 'w-14/15', 'w-4/5', 'w-1/2'].map((width) => (
          <Skeleton key={width} className={clsx('h-4', width)} />
        ))}
      </div>
      <div className="flex gap-1.5">
        <Skeleton className="h-6 w-24 rounded-full" />
        <Skeleton className="h-6 w-28 rounded-full" />
      </div>
      <div className="grid gap-3 border-t border-line pt-3">
        <Skeleton className="h-22" />
        <Skeleton className="h-10" />
      </div>
    </Card>
  );
}
