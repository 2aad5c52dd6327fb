import type { Session } from '@waymark/contracts/scheduling/sessions';
import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { bookingDraft } from '#lib/booking-draft.ts';
import { ButtonLink } from '#shared/ui/button.tsx';

/** Opens the form of the same mentor and kind, filled in with the words of a cancelled session. */
export function BookAgain({ session, children }: { session: Session; children: ReactNode }) {
  const { mentorId, learnerId, sessionType, topic, userNotes, about } = session;
  const kind = kindAgain(session);
  const query = new URLSearchParams({
    ...(kind !== 'guided' && { tab: 'book', mentor: `${mentorId}` }),
    ...(kind === 'intro' && { kind }),
    ...(about && { about: about.roadmapId }),
    ...(about?.stepId && { step: about.stepId }),
  });
  const fields =
    kind === 'guided'
      ? { sessionType: sessionType ?? undefined, topic, message: userNotes }
      : { notes: userNotes };
  return (
    <ButtonLink
      to={`${kind === 'guided' ? `/book-session/${mentorId}` : '/scheduling'}?${query}`}
      size="sm"
      onClick={() => bookingDraft(learnerId, mentorId, kind).save({ ...fields, again: session.id })}
    >
      <CalendarPlus aria-hidden="true" className="size-4" />
      Book again
      {children}
    </ButtonLink>
  );
}

/** Only an intro call that the mentor cancelled can be booked again. */
const kindAgain = ({ kind, cancelledBy }: Session): Session['kind'] =>
  kind === 'intro' && cancelledBy !== 'mentor' ? 'standard' : kind;
