import type { Session } from '@waymark/contracts/scheduling/sessions';
import { Ellipsis, Video } from 'lucide-react';
import { useNow } from '#lib/use-now.ts';
import { browserZone, formatRangeInZone } from '#lib/zones.ts';
import { messagePath } from '#shared/messages/message-path.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button, ButtonLink, buttonStyle } from '#shared/ui/button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#shared/ui/dropdown-menu.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { useSchedulingPage } from '../scheduling-context.ts';
import { PayButton } from './pay-button.tsx';
import { recordOpening } from './record-opening.ts';
import { useSessionDialog } from './session-dialogs.tsx';
import { kindText, notesLabel, paymentLabel, proposalLabel, safeLink, statusLabel } from './session-texts.ts';

/** Joining becomes the main action this long before the start. */
const NEAR_MS = 60 * 60_000;

/** A session in a mentor's list: one line with one main button, and everything else in a menu. */
export function SessionRow({ session }: { session: Session }) {
  const now = useNow(30_000);
  const { id, role, sessionDate, endsAt, topic, userNotes } = session;
  const status = statusLabel(session, now);
  const isProcessing = useSchedulingPage().paymentProgress.get(id)?.state === 'processing';
  const payment = paymentLabel(session, isProcessing);
  const proposed = proposalLabel(session);
  const what = topic || userNotes;
  return (
    <article
      aria-labelledby={`session-${id}`}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 sm:flex-nowrap"
    >
      <time dateTime={sessionDate} className="tabular w-36 shrink-0 text-sm font-semibold">
        {formatRangeInZone(sessionDate, endsAt, browserZone(), 'time')}
      </time>
      <div className="min-w-0 grow max-sm:order-last max-sm:basis-full">
        <h4 id={`session-${id}`} className="truncate font-sans text-base font-semibold">
          {session.with.name}
        </h4>
        <p dir="auto" className="truncate text-sm text-muted">
          {role === 'learner' && 'You learn · '}
          {kindText(session)}
          {what && ` · ${what}`}
        </p>
        <p className="mt-1 flex flex-wrap gap-2 empty:hidden">
          {/* In the list of what is ahead, nearly every row would have the same badge. */}
          {status.text !== 'Scheduled' && <Badge tone={status.tone}>{status.text}</Badge>}
          {proposed && <Badge tone={proposed.tone}>{proposed.text}</Badge>}
          {session.payment !== 'free' && (
            <Badge tone={payment.tone} className="tabular">
              {payment.text}
            </Badge>
          )}
        </p>
      </div>
      <div className="ml-auto flex shrink-0 items-center gap-1">
        <MainAction session={session} now={now} />
        <MoreActions session={session} now={now} />
      </div>
    </article>
  );
}

const detailsOf = ({ id }: Session): string => `/scheduling?booked=${encodeURIComponent(id)}`;

function MainAction({ session, now }: { session: Session; now: number }) {
  const open = useSessionDialog();
  const { can, role } = session;
  const whose = <VisuallyHidden> (session with {session.with.name})</VisuallyHidden>;
  const join = now < Date.parse(session.endsAt) ? safeLink(session.meetingLink) : null;
  if (join && Date.parse(session.sessionDate) - now < NEAR_MS) {
    return (
      <a
        href={join}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle({ size: 'sm', variant: 'primary' })}
        onClick={() => recordOpening(session.id)}
      >
        <Video aria-hidden="true" className="size-4" />
        Join
        {whose}
      </a>
    );
  }
  if (can.answerProposal) {
    return (
      <Button size="sm" variant="primary" onClick={() => open('answer', session)}>
        Answer
        {whose}
      </Button>
    );
  }
  if (can.pay) return <PayButton session={session} />;
  if (can.review) {
    return (
      <Button size="sm" onClick={() => open('review', session)}>
        Write a review
        {whose}
      </Button>
    );
  }
  if (session.status === 'completed' && role === 'mentor' && can.writeNotes) {
    return (
      <Button size="sm" onClick={() => open('notes', session)}>
        {notesLabel(session, now)}
        {whose}
      </Button>
    );
  }
  return (
    <ButtonLink to={detailsOf(session)} size="sm">
      Details
      {whose}
    </ButtonLink>
  );
}

function MoreActions({ session, now }: { session: Session; now: number }) {
  const open = useSessionDialog();
  const { can, role } = session;
  const trigger = (
    <Button variant="ghost" size="icon" aria-label={`More for the session with ${session.with.name}`}>
      <Ellipsis aria-hidden="true" className="size-5" />
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuLink to={detailsOf(session)}>Details</MenuLink>
      <MenuLink to={messagePath(session.with.id)}>Message</MenuLink>
      {role === 'mentor' && (
        <MenuLink to={`/scheduling?learner=${session.learnerId}`}>
          Sessions and notes with {session.with.name}
        </MenuLink>
      )}
      {can.writeNotes && role === 'mentor' && (
        <MenuItem onSelect={() => open('notes', session)}>{notesLabel(session, now)}</MenuItem>
      )}
      <MenuItem onSelect={() => open('private-note', session)}>Private notes</MenuItem>
      {can.reschedule && <MenuItem onSelect={() => open('move', session)}>Reschedule</MenuItem>}
      {can.withdrawProposal && (
        <MenuItem onSelect={() => open('withdraw', session)}>Withdraw the proposed time</MenuItem>
      )}
      {can.markNoShow && <MenuItem onSelect={() => open('absent', session)}>Report no-show</MenuItem>}
      {can.cancel && (
        <>
          <MenuSeparator />
          <MenuItem destructive onSelect={() => open('cancel', session)}>
            Cancel
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
