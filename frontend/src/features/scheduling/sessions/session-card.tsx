import type { Session } from '@waymark/contracts/scheduling/sessions';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useNow } from '#lib/use-now.ts';
import { browserZone, cityOf, formatRangeInZone, offsetOf } from '#lib/zones.ts';
import { Avatar } from '#shared/ui/avatar.tsx';
import { Badge } from '#shared/ui/badge.tsx';
import { useSchedulingPage } from '../scheduling-context.ts';
import { firstName } from '../texts.ts';
import { FollowUpSection } from './follow-up.tsx';
import { NoShowNotice } from './no-show-notice.tsx';
import { ProposalNotice } from './proposal-notice.tsx';
import { SessionActions } from './session-actions.tsx';
import { SessionDetails } from './session-details.tsx';
import { kindText, paymentLabel, statusLabel, theirZoneOf } from './session-texts.ts';
import { StartsIn } from './starts-in.tsx';

interface SessionCardProps {
  session: Session;
  /** Outlined and focused; for the session that a link names. */
  highlighted: boolean;
}

export function SessionCard({ session, highlighted }: SessionCardProps) {
  const now = useNow(30_000);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (highlighted) heading.current?.focus();
  }, [highlighted]);
  const status = statusLabel(session, now);
  const isProcessing = useSchedulingPage().paymentProgress.get(session.id)?.state === 'processing';
  const payment = paymentLabel(session, isProcessing);
  const isAhead = session.status === 'scheduled' && now < Date.parse(session.endsAt);
  return (
    <article
      aria-labelledby={`session-${session.id}`}
      className={clsx(
        'rounded-card border bg-raised p-5 sm:p-6',
        highlighted ? 'border-moss ring-2 ring-moss' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Avatar id={session.with.id} name={session.with.name} src={session.with.avatar} size={56} />
        <div className="min-w-0 grow basis-52">
          <h3
            id={`session-${session.id}`}
            ref={heading}
            tabIndex={-1}
            className="scroll-mt-32 text-xl text-balance"
          >
            {session.with.name}
          </h3>
          <p className="text-sm text-muted">
            {session.role === 'learner' ? 'Your mentor' : 'Your learner'} · {kindText(session)}
          </p>
        </div>
        <p className="flex flex-wrap gap-2">
          <Badge tone={status.tone}>{status.text}</Badge>
          <Badge tone={payment.tone} className="tabular">
            {payment.text}
          </Badge>
        </p>
      </div>
      <When session={session} isAhead={isAhead} />
      <NoShowNotice session={session} />
      <ProposalNotice session={session} />
      <SessionDetails session={session} isProcessing={isProcessing} />
      {highlighted && <FollowUpSection session={session} isAhead={isAhead} />}
      <SessionActions session={session} isAhead={isAhead} />
    </article>
  );
}

function When({ session, isAhead }: { session: Session; isAhead: boolean }) {
  const mine = browserZone();
  const theirs = theirZoneOf(session);
  const { sessionDate, endsAt } = session;
  const isSame = offsetOf(mine, sessionDate) === offsetOf(theirs, sessionDate);
  return (
    <div className="tabular mt-4">
      <p>
        <time dateTime={sessionDate} className="text-lg font-semibold">
          {formatRangeInZone(sessionDate, endsAt, mine)}
        </time>{' '}
        <span className="text-muted">your time</span>
      </p>
      {!isSame && (
        <p className="text-sm text-muted">
          {formatRangeInZone(sessionDate, endsAt, theirs)} for {firstName(session.with.name)} (
          {cityOf(theirs)})
        </p>
      )}
      {isAhead && (
        <p className="mt-1 text-sm font-semibold text-moss">
          <StartsIn session={session} />
        </p>
      )}
    </div>
  );
}
