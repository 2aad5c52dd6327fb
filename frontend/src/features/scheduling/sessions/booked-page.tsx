import type { User } from '@waymark/contracts/identity/http';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { bookingDraft } from '#lib/booking-draft.ts';
import { useDocumentTitle } from '#lib/document-title.ts';
import { stepLink } from '#lib/step-link.ts';
import { useNow } from '#lib/use-now.ts';
import { browserZone, timeInBothZones } from '#lib/zones.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { ButtonLink } from '#shared/ui/button.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { useLinkedSession } from '../api/use-sessions.ts';
import { firstName } from '../texts.ts';
import { bookedTitle, paymentText, untilWhenText } from './booked-texts.ts';
import { FollowUpSection } from './follow-up.tsx';
import { LinkedSessionState } from './linked-session-state.tsx';
import { NoShowNotice } from './no-show-notice.tsx';
import { ProposalNotice } from './proposal-notice.tsx';
import { recordOpening } from './record-opening.ts';
import { SessionActions } from './session-actions.tsx';
import { SessionDetails } from './session-details.tsx';
import { SessionDialogs } from './session-dialogs.tsx';
import { kindText, paymentLabel, safeLink, statusLabel, theirZoneOf } from './session-texts.ts';

/** The page on which a booking ends, at `/scheduling?booked={id}`; for both people of the session. */
export function BookedPage({ id, user }: { id: string; user: User }) {
  const found = useLinkedSession(id);
  return (
    <div className="page max-w-3xl py-8 md:py-12">
      <ButtonLink to="/scheduling?tab=sessions" variant="ghost" size="sm" className="-ml-3.5">
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        All sessions
      </ButtonLink>
      {found.data ? (
        <SessionDialogs>
          <Booked session={found.data} user={user} />
        </SessionDialogs>
      ) : (
        <div className="mt-6">
          <h1 className="sr-only">Your session</h1>
          <LinkedSessionState found={found} />
        </div>
      )}
    </div>
  );
}

function Booked({ session, user }: { session: Session; user: User }) {
  const now = useNow(30_000);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = bookedTitle(session, now);
  useDocumentTitle(title);
  useDraftRemoval(session, user);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isAhead = session.status === 'scheduled' && now < Date.parse(session.endsAt);
  const join = isAhead ? safeLink(session.meetingLink) : null;
  const until = untilWhenText(session);
  return (
    <article aria-labelledby={`session-${session.id}`}>
      <h1
        id={`session-${session.id}`}
        ref={heading}
        tabIndex={-1}
        className="mt-4 text-3xl text-balance md:text-4xl"
      >
        {title}
      </h1>
      <p className="tabular mt-3 text-lg">
        <time dateTime={session.sessionDate} className="font-semibold">
          {timeInBothZones(
            session.sessionDate,
            browserZone(),
            theirZoneOf(session),
            firstName(session.with.name),
          )}
        </time>
        <span className="block text-base text-muted">
          {session.role === 'learner' ? 'Your mentor' : 'Your learner'} · {kindText(session)}
        </span>
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        {[statusLabel(session, now), paymentLabel(session)].map(({ tone, text }) => (
          <Badge key={text} tone={tone} className="tabular">
            {text}
          </Badge>
        ))}
      </p>
      <dl className="mt-8 grid gap-5 rounded-card border border-line bg-raised p-5 sm:p-6">
        {join && (
          <Entry term="Where">
            In your browser, at{' '}
            <a
              href={join}
              target="_blank"
              rel="noopener noreferrer"
              className="wrap-anywhere underline"
              onClick={() => recordOpening(session.id)}
            >
              {join}
            </a>
          </Entry>
        )}
        <Entry term="Payment">{paymentText(session)}</Entry>
        {isAhead && until && <Entry term="If you cannot come">{until}</Entry>}
        {isAhead && <WhatToBring session={session} />}
      </dl>
      <NoShowNotice session={session} />
      <ProposalNotice session={session} />
      <SessionDetails session={session} isProcessing={false} />
      <FollowUpSection session={session} isAhead={isAhead} />
      <SessionActions session={session} isAhead={isAhead} isOwnPage />
      <Next session={session} />
    </article>
  );
}

function WhatToBring({ session: { role, about, topic, userNotes } }: { session: Session }) {
  if (role === 'mentor') return null;
  const isSaid = topic !== '' || userNotes !== '';
  return (
    <Entry term="What to bring">
      {about?.stepTitle
        ? `What you have tried so far with “${about.stepTitle}”, and where it got hard.`
        : isSaid
          ? 'What you wrote below, and what you have tried so far.'
          : 'One question that you would like to take a step on. Nothing needs to be prepared.'}
    </Entry>
  );
}

function Next({ session: { about, role, with: other } }: { session: Session }) {
  return (
    <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-6">
      {about && (
        <TextLink to={about.stepId ? stepLink(about.roadmapId, about.stepId) : `/roadmap/${about.roadmapId}`}>
          Back to {about.stepTitle ? `“${about.stepTitle}”` : about.roadmapTitle}
        </TextLink>
      )}
      {role === 'learner' && (
        <TextLink to={`/mentor/${other.id}`}>{firstName(other.name)}’s roadmaps and profile</TextLink>
      )}
    </p>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="max-w-measure">{children}</dd>
    </div>
  );
}

/** A paid booking may end in another document than its form, so the form cannot remove its own draft. */
function useDraftRemoval(session: Session, user: User): void {
  const { role, mentorId, kind, userNotes, status } = session;
  useEffect(() => {
    if (role !== 'learner' || status !== 'scheduled') return;
    const draft = bookingDraft(user.id, mentorId, kind);
    const kept = draft.read();
    if ((kept?.notes ?? kept?.message ?? '').trim() === userNotes) draft.remove();
  }, [role, mentorId, kind, userNotes, status, user.id]);
}
