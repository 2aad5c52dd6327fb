import type { Session } from '@waymark/contracts/scheduling/sessions';
import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { bookingDraft } from '#lib/booking-draft.ts';
import { ButtonLink } from '#shared/ui/button.tsx';

/** Opens the form of the same mentor and kind, filled in with the words of a cancelled session. */
export function BookAgain({ session, children }: { session: Session; children: ReactNode }) {
  const { mentorId, learnerId, kind, sessionType, topic, userNotes, about } = session;
  const query = new URLSearchParams({
    ...(kind === 'standard' && { tab: 'book', mentor: `${mentorId}` }),
    ...(about && { about: about.roadmapId }),
    ...(about?.stepId && { step: about.stepId }),
  });
  const fields =
    kind === 'standard'
      ? { notes: userNotes }
      : { sessionType: sessionType ?? undefined, topic, message: userNotes };
  return (
    <ButtonLink
      to={`${kind === 'standard' ? '/scheduling' : `/book-session/${mentorId}`}?${query}`}
      size="sm"
      onClick={() => bookingDraft(learnerId, mentorId, kind).save({ ...fields, again: session.id })}
    >
      <CalendarPlus aria-hidden="true" className="size-4" />
      Book again
      {children}
    </ButtonLink>
  );
}
