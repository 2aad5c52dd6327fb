import type { Mentor } from '@waymark/contracts/identity/mentors';
import { useCallback, useEffect, useState } from 'react';
import { bookingDraft } from '#lib/booking-draft.ts';
import { serverNow } from '#lib/server-clock.ts';
import type { BookedKind } from './booked-kind.ts';

interface KeptBookingOptions {
  userId: number;
  mentor: Mentor;
  kind: BookedKind;
  /** The mentors whose form was open on this page, which then need no notice. */
  opened: Set<number>;
  /** Of the address; it comes before that of the draft. */
  initialSlot: string | null;
}

/** Notes and slot of an unfinished booking, which survive a reload and a new login. */
export function useKeptBooking({ userId, mentor, kind, opened, initialSlot }: KeptBookingOptions) {
  const { userId: mentorId } = mentor;
  const [draft] = useState(() => bookingDraft(userId, mentorId, kind));
  const [found] = useState(draft.read);
  const [notes, setNotes] = useState(found?.notes ?? '');
  const [isNew, setIsNew] = useState(() => found !== null && !opened.has(mentorId));
  useEffect(() => void opened.add(mentorId), [opened, mentorId]);
  const again = found?.again;
  return {
    notes,
    setNotes,
    slot: initialSlot ?? futureOnly(found?.slot),
    /** Where the values are from, if they were filled in before this page was opened. */
    from: isNew ? (again ? ('session' as const) : ('form' as const)) : null,
    save: useCallback((slot: string | null) => draft.save({ slot: slot ?? '', notes }), [draft, notes]),
    /** After the booking, or to start over. */
    clear() {
      // The form may be gone before an effect saves its empty fields.
      draft.remove();
      setNotes('');
      setIsNew(false);
    },
  };
}

const futureOnly = (start: string | undefined): string | null =>
  start && Date.parse(start) > serverNow() ? start : null;
