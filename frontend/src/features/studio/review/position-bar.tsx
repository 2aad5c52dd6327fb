import clsx from 'clsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { TrailProgress } from '#shared/trail/trail-progress.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { Session } from './use-session.ts';

/** "7 of 21", the way back and on, and what happened last. */
export function PositionBar({ session }: { session: Session }) {
  const { number, count, previous, next, review, status, place } = session;
  const looked = review.total - review.unreviewed;
  return (
    <div className="flex items-center gap-x-4 gap-y-1 max-sm:flex-wrap">
      <p className="tabular shrink-0 font-semibold">
        {place.at !== 'end' ? `${number} of ${count}` : review.total === 0 ? 'No steps yet' : 'The end'}
        {place.at === 'held' && <span className="font-normal text-muted"> waiting for you</span>}
      </p>
      <p
        role="status"
        title={status}
        className="min-w-0 truncate text-sm text-muted max-sm:order-last max-sm:basis-full"
      >
        {status}
      </p>
      {place.at !== 'end' && (
        <TrailProgress
          percent={review.total === 0 ? 0 : (looked / review.total) * 100}
          label="Steps you have reviewed"
          className="ml-auto w-36 shrink-0 max-md:hidden"
        />
      )}
      <div className={clsx('flex shrink-0', place.at === 'end' ? 'ml-auto' : 'max-md:ml-auto')}>
        <Button
          size="icon"
          variant="ghost"
          aria-label="Previous"
          disabled={!previous}
          onClick={() => previous && session.go(previous)}
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Button>
        <Button
          size="icon"
          variant="ghost"
          aria-label="Next"
          disabled={!next}
          onClick={() => next && session.go(next)}
        >
          <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </div>
  );
}
