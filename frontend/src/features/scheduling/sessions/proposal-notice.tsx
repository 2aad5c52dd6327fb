import type { Proposal, Session } from '@waymark/contracts/scheduling/sessions';
import clsx from 'clsx';
import { CalendarClock } from 'lucide-react';
import { browserZone, timeInBothZones } from '#lib/zones.ts';
import { firstName } from '../texts.ts';
import { momentText } from './no-show-texts.ts';
import { theirZoneOf } from './session-texts.ts';
import { Words } from './words.tsx';

/** The last time that was proposed for a scheduled session, with what both people wrote. */
export function ProposalNotice({ session }: { session: Session }) {
  const { proposal, status, role, can, with: other } = session;
  const shown = proposal && status === 'scheduled' ? textOf(session, proposal) : null;
  if (!proposal || !shown) return null;
  const name = firstName(other.name);
  const isMine = proposal.by === role;
  return (
    <section
      aria-label="Proposed time"
      className={clsx(
        'mt-4 flex gap-3 rounded-card border p-4',
        can.answerProposal ? 'border-amber bg-amber-soft text-ink' : 'border-line bg-sunken',
      )}
    >
      <CalendarClock aria-hidden="true" className="mt-1 size-5 shrink-0" />
      <div className="grid min-w-0 gap-2">
        <p className="font-semibold">{shown.title}</p>
        {shown.text && <p className="tabular max-w-measure text-sm">{shown.text}</p>}
        {proposal.message && <Words of={isMine ? 'You wrote' : `${name} wrote`} text={proposal.message} />}
        {proposal.reply && <Words of={isMine ? `${name} replied` : 'You replied'} text={proposal.reply} />}
      </div>
    </section>
  );
}

export const proposedTime = (session: Session, proposal: Proposal): string =>
  timeInBothZones(proposal.sessionDate, browserZone(), theirZoneOf(session), firstName(session.with.name));

/** Null if there is nothing to know about it any more. */
function textOf(session: Session, proposal: Proposal): { title: string; text?: string } | null {
  const name = firstName(session.with.name);
  const isMine = proposal.by === session.role;
  const when = proposedTime(session, proposal);
  const until = momentText(proposal.expiresAt);
  switch (proposal.state) {
    case 'open':
      return isMine
        ? {
            title: `You proposed ${when}`,
            text: `${name} can accept it until ${until}. Until then the session stays where it is, and the proposed time is not reserved.`,
          }
        : {
            title: `${name} proposes ${when}`,
            text: `Please answer by ${until}. Without an answer the session stays where it is.`,
          };
    case 'declined':
      return {
        title: isMine ? `${name} cannot come at the time you proposed` : 'You declined the proposed time',
        text: `It was ${when}. The session stays where it is.`,
      };
    case 'expired':
      return {
        title: 'The proposed time was not answered in time',
        text: `It was ${when}. The session stays where it is.`,
      };
    case 'accepted':
      return {
        title: isMine
          ? `You proposed this time, and ${name} accepted it`
          : `${name} proposed this time, and you accepted it`,
      };
    default:
      return null;
  }
}
