import type { Session } from '@waymark/contracts/scheduling/sessions';
import { CalendarPlus, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from '#lib/use-now.ts';
import { messagePath } from '#shared/messages/message-path.ts';
import { Button, ButtonLink, buttonStyle } from '#shared/ui/button.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { BookAgain } from './book-again.tsx';
import { PayButton } from './pay-button.tsx';
import { recordOpening } from './record-opening.ts';
import { type SessionDialog, useSessionDialog } from './session-dialogs.tsx';
import { notesLabel, safeLink } from './session-texts.ts';

/** Joining becomes the primary action this long before the start. */
const NEAR_MS = 60 * 60_000;

interface SessionActionsProps {
  session: Session;
  /** Scheduled, and not ended yet. */
  isAhead: boolean;
  /** On the page of the session, which needs no link to itself. */
  isOwnPage?: boolean;
}

export function SessionActions({ session, isAhead, isOwnPage = false }: SessionActionsProps) {
  const open = useSessionDialog();
  const { can, role } = session;
  const now = useNow(30_000);
  const join = now < Date.parse(session.endsAt) ? safeLink(session.meetingLink) : null;
  // A person reported as a no-show may still join.
  const isNoShow = session.status === 'no-show';
  const isNear = !isNoShow && Date.parse(session.sessionDate) - now < NEAR_MS;
  const whose = <VisuallyHidden> (session with {session.with.name})</VisuallyHidden>;
  const action = (name: SessionDialog, label: ReactNode, variant?: 'primary') => (
    <Button size="sm" variant={variant} onClick={() => open(name, session)}>
      {label}
      {whose}
    </Button>
  );
  return (
    <div className="mt-5 flex flex-wrap gap-2 empty:hidden">
      {join && isNoShow && (
        <p className="basis-full pb-1 text-sm text-muted">
          The meeting stays open until the end, in case you can still meet.
        </p>
      )}
      {join && (
        <a
          href={join}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle({ size: 'sm', variant: isNear ? 'primary' : 'secondary' })}
          onClick={() => recordOpening(session.id)}
        >
          <Video aria-hidden="true" className="size-4" />
          Join
          {whose}
        </a>
      )}
      {can.respondNoShow && action('respond', 'Respond to the report', 'primary')}
      {can.answerProposal && action('answer', 'Answer the proposed time', 'primary')}
      {can.pay && <PayButton session={session} />}
      {can.review && action('review', 'Write a review')}
      {isAhead && (
        <a
          href={`/api/sessions/${encodeURIComponent(session.id)}/calendar.ics`}
          download
          className={buttonStyle({ size: 'sm' })}
        >
          <CalendarPlus aria-hidden="true" className="size-4" />
          Add to calendar
          {whose}
        </a>
      )}
      {can.reschedule && action('move', 'Reschedule')}
      {can.withdrawProposal && action('withdraw', 'Withdraw the proposed time')}
      {can.writeNotes && role === 'mentor' && action('notes', notesLabel(session, now))}
      {action('private-note', 'Private notes')}
      {can.markNoShow && action('absent', 'Report no-show')}
      {can.cancel && action('cancel', 'Cancel')}
      {role === 'learner' && session.status === 'cancelled' && (
        <BookAgain session={session}>{whose}</BookAgain>
      )}
      <ButtonLink to={messagePath(session.with.id)} size="sm">
        Message
        {whose}
      </ButtonLink>
      {isAhead && !isOwnPage && (
        <ButtonLink to={`/scheduling?booked=${encodeURIComponent(session.id)}`} size="sm" variant="ghost">
          Details
          {whose}
        </ButtonLink>
      )}
    </div>
  );
}
