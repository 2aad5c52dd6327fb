import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { Footprints } from 'lucide-react';
import { plural } from '#lib/format.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { unreviewed } from '../publish/publish-check.ts';
import { reviewPath, reviewSteps, stillHeld } from '../shared/review-steps.ts';
import { useReview } from '../shared/use-review.ts';

/** The next action after a draft: what the mentor has not looked at yet. Nothing if all is decided. */
export function ReviewBanner({ roadmap }: { roadmap: Roadmap }) {
  const { data: review } = useReview(roadmap.id);
  const unread = unreviewed(roadmap).length;
  const held = review ? stillHeld(review).length : 0;
  if (unread === 0 && held === 0) return null;
  return (
    <Card
      as="section"
      aria-labelledby="to-review"
      className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-4 border-clay p-5"
    >
      <Footprints aria-hidden="true" className="size-7 shrink-0 text-clay max-sm:hidden" />
      <div className="min-w-0 grow basis-64">
        <h2 id="to-review" className="text-xl">
          {unread > 0
            ? `${unread} of ${plural(reviewSteps(roadmap).length, 'moment')} still to look at`
            : `${plural(held, 'passage waits', 'passages wait')} for you`}
        </h2>
        <p className="mt-1 text-sm text-muted">
          {unread > 0
            ? 'See each one next to the sentence it comes from. Keep it, change it or skip it.'
            : 'Each can become a step or a warning, or be left out.'}
          {unread > 0 &&
            held > 0 &&
            ` ${plural(held, 'passage waits', 'passages wait')} for you with the reason.`}
        </p>
      </div>
      <ButtonLink to={reviewPath(roadmap.id)} variant={unread > 0 ? 'primary' : 'secondary'}>
        Review
      </ButtonLink>
    </Card>
  );
}
