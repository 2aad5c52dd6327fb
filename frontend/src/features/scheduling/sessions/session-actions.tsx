import type { Session } from '@waymark/contracts/scheduling/sessions';
import { CalendarPlus, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonStyle } from '../../../components/ui/button.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { PayButton } from './pay-button.tsx';
import { type SessionDialog, useSessionDialog } from './session-dialogs.tsx';

/** From then on joining is what somebody comes here for. */
const NEAR_MS = 60 * 60_000;

interface SessionActionsProps {
  session: Session;
  /** Has not ended: there is somewhere to meet and something to keep in a calendar. */
  isAhead: boolean;
}

/** What the person may do with a session now, each with a dialog that asks before it is done. */
export function SessionActions({ session, isAhead }: SessionActionsProps) {
  const open = useSessionDialog();
  const { can, role } = session;
  const now = useNow(30_000);
  const join = now < Date.parse(session.endsAt) ? safeLink(session.meetingLink) : null;
  // One of the two was reported, and may come after all.
  const isMissing = session.status === 'no-show';
  const isNear = !isMissing && Date.parse(session.sessionDate) - now < NEAR_MS;
  const whose = <VisuallyHidden> (session with {session.with.name})</VisuallyHidden>;
  const action = (name: SessionDialog, words: ReactNode) => (
    <Button size="sm" onClick={() => open(name, session)}>
      {words}
      {whose}
    </Button>
  );
  return (
    <div className="mt-5 flex flex-wrap gap-2 empty:hidden">
      {join && isMissing && (
        <p className="basis-full pb-1 text-sm text-muted">
          The meeting stays open until the end, in case you still find each other.
        </p>
      )}
      {join && (
        <a
          href={join}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle({ size: 'sm', variant: isNear ? 'primary' : 'secondary' })}
        >
          <Video aria-hidden="true" className="size-4" />
          Join
          {whose}
        </a>
      )}
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
      {can.writeNotes && role === 'mentor' && action('notes', session.notes ? 'Edit notes' : 'Write notes')}
      {can.markNoShow && action('absent', 'Report no-show')}
      {can.cancel && action('cancel', 'Cancel')}
    </div>
  );
}

/** Made by us from a template, yet no more trusted than other addresses. */
const safeLink = (link: string | null): string | null => (link && /^https?:\/\//i.test(link) ? link : null);
