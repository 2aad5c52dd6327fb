import { ArrowLeft, ArrowRight } from 'lucide-react';
import { TrailProgress } from '../../../../components/trail/trail-progress.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import type { Session } from './use-session.ts';

/** "7 of 21", the way back and on, and what happened last. */
export function WalkBar({ session }: { session: Session }) {
  const { number, count, previous, next, review, status, place } = session;
  const looked = review.total - review.unreviewed;
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between gap-3">
        <p className="tabular font-semibold">
          {place.at === 'end' ? 'The end' : `${number} of ${count}`}
          {place.at === 'held' && <span className="font-normal text-muted"> held back</span>}
        </p>
        <TrailProgress
          percent={review.total === 0 ? 0 : (looked / review.total) * 100}
          label="Steps you have looked at"
          className="max-w-52 grow max-sm:hidden"
        />
        <div className="flex">
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
      <p role="status" className="min-h-6 text-sm text-muted">
        {status}
      </p>
    </div>
  );
}
