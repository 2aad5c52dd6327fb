import type { Session } from '@waymark/contracts/scheduling/sessions';
import { Signpost, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { plural } from '#lib/format.ts';
import { browserZone, formatInZone } from '#lib/zones.ts';
import { TextLink } from '#shared/ui/link.tsx';
import { firstName } from '../texts.ts';

interface SessionDetailsProps {
  session: Session;
  /** Whether its payment is being processed. */
  isProcessing: boolean;
}

export function SessionDetails({ session, isProcessing }: SessionDetailsProps) {
  const { cancelMessage, cancelledBy, about, topic, userNotes, notes, review, role, payBy, can } = session;
  const name = firstName(session.with.name);
  return (
    <dl className="mt-4 grid gap-3 empty:hidden">
      {can.pay && payBy && !isProcessing && (
        <Entry term="To pay">
          Until {formatInZone(payBy, browserZone(), 'moment')} your time. After that, no other paid session
          can be booked before this one is paid.
        </Entry>
      )}
      {cancelMessage && (
        <Entry term={cancelledBy === role ? `Your message to ${name}` : `${name}’s message`}>
          {cancelMessage}
        </Entry>
      )}
      {about && (
        <Entry term="About">
          <span className="flex items-start gap-2">
            <Signpost aria-hidden="true" className="mt-1 size-4 shrink-0 text-clay" />
            <span>
              {about.stepTitle && <>{about.stepTitle}, in </>}
              <TextLink to={`/roadmap/${about.roadmapId}`}>{about.roadmapTitle}</TextLink>
              {about.progress && (
                <span className="tabular block text-sm text-muted">
                  {about.progress.completedSteps} of {plural(about.progress.totalSteps, 'step')} done
                </span>
              )}
            </span>
          </span>
        </Entry>
      )}
      {topic && <Entry term="Topic">{topic}</Entry>}
      {userNotes && (
        <Entry term={role === 'learner' ? `Your note to ${name}` : `${name}’s note`}>{userNotes}</Entry>
      )}
      {notes && <Entry term={role === 'mentor' ? 'Your notes' : `${name}’s notes`}>{notes}</Entry>}
      {review && (
        <Entry term={role === 'learner' ? 'Your review' : `${name}’s review`}>
          <span className="flex items-center gap-1.5">
            <Star aria-hidden="true" className="size-4 fill-clay text-clay" />
            {review.rating} of 5
          </span>
          {review.text && (
            <span dir="auto" className="block">
              {review.text}
            </span>
          )}
        </Entry>
      )}
    </dl>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd dir="auto" className="max-w-measure wrap-anywhere whitespace-pre-line">
        {children}
      </dd>
    </div>
  );
}
