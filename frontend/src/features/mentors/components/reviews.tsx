import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { Review } from '@waymark/contracts/scheduling/sessions';
import clsx from 'clsx';
import { Star } from 'lucide-react';
import { formatDate } from '#lib/format.ts';
import { ReportButton } from '#shared/report/report-button.tsx';
import { EmptyNote } from '#shared/ui/empty-note.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { LoadMore } from '#shared/ui/load-more.tsx';
import { OnDevice } from '#shared/ui/on-device.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { useReviews } from '../api/use-mentor.ts';

export function Reviews({ mentor }: { mentor: Mentor }) {
  return (
    <section aria-labelledby="reviews" className="page pb-16">
      <h2 id="reviews" className="mb-6 text-3xl">
        Reviews
      </h2>
      <ReviewList mentor={mentor} />
      <ReportButton
        target={{ type: 'mentor', id: String(mentor.userId) }}
        what={`the profile of ${mentor.name}`}
        className="mt-10"
      />
    </section>
  );
}

function ReviewList({ mentor }: { mentor: Mentor }) {
  const found = useReviews(mentor.userId);
  if (found.isError && !found.data) {
    return <QueryError title="The reviews did not load" query={found} />;
  }
  if (!found.data) return <Skeleton className="h-32 max-w-measure" />;
  const reviews = found.data.pages.flatMap(({ items }) => items);
  if (reviews.length === 0) {
    return (
      <EmptyNote
        drawing="cups"
        className="max-w-3xl"
        action={<TextLink to={`/book-session/${mentor.userId}`}>Book a session</TextLink>}
      >
        No reviews yet. Reviews come from people who have had a session with {mentor.name}.
      </EmptyNote>
    );
  }
  return (
    <>
      <ul className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {reviews.map((review) => (
          <ReviewItem key={review.sessionId} review={review} />
        ))}
      </ul>
      {found.hasNextPage && <LoadMore found={found} />}
    </>
  );
}

const STARS = [1, 2, 3, 4, 5];

function ReviewItem({ review: { sessionId, rating, text, author, createdAt } }: { review: Review }) {
  return (
    <li className="border-t border-line pt-4">
      <p className="flex items-center gap-0.5">
        <span className="sr-only">{rating} out of 5</span>
        {STARS.map((star) => (
          <Star
            key={star}
            aria-hidden="true"
            className={clsx('size-4.5', star <= rating ? 'fill-clay text-clay' : 'text-edge')}
          />
        ))}
      </p>
      {text && (
        <p dir="auto" className="mt-2 font-serif text-lg whitespace-pre-line">
          {text}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-4 text-sm text-muted">
        <p>
          {author} ·{' '}
          <time dateTime={createdAt}>
            <OnDevice instead="Jan 10, 2026">{() => formatDate(createdAt)}</OnDevice>
          </time>
        </p>
        <ReportButton target={{ type: 'review', id: sessionId }} what={`the review of ${author}`} />
      </div>
    </li>
  );
}
