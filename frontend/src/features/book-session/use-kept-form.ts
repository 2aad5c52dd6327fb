import type { GuidedBookingBody } from '@waymark/contracts/scheduling/sessions';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type BookingDraft, bookingDraft } from '../../lib/booking-draft.ts';
import { useMonth } from './api/use-guided.ts';
import { type GuidedSlot, slotAt, slotsOf } from './guided-slots.ts';

export const FIELDS = ['date', 'time', 'topic', 'message'] as const;
export type Booking = Pick<GuidedBookingBody, (typeof FIELDS)[number]> & {
  /** The key of the session choice. */
  choice: string;
};
type Form = UseFormReturn<Partial<Booking>, unknown, Booking>;

/** The draft of a person's booking with a mentor, found when the form opens. */
export function useDraft(userId: number, mentorId: number) {
  const [draft] = useState(() => bookingDraft(userId, mentorId, 'guided'));
  const [found] = useState(draft.read);
  return { draft, found };
}

interface Start {
  /** Of an address. */
  slot: GuidedSlot | null;
  choice: string | null;
  /** The first free one. */
  free: GuidedSlot | null;
}

/** The first values of the form: those of the address come before those of the draft; else the first free day is open. */
export function startValues(found: BookingDraft | null, start: Start): Partial<Booking> {
  const { choice, sessionType, date, time, topic = '', message = '' } = found ?? {};
  const isDate = /^\d{4}-\d\d-\d\d$/.test(date ?? '');
  return {
    topic,
    message,
    // A cancelled session that is booked again has only a type.
    choice: start.choice ?? choice ?? sessionType ?? '',
    ...(start.free && { date: start.free.date }),
    ...(isDate && { date: date as string, time: time as Booking['time'] }),
    ...(start.slot && { date: start.slot.date, time: start.slot.time }),
  };
}

/** The guided time of an address (`?slot=`), or null. */
export function linkedSlot(start: string | null, zone: string): GuidedSlot | null {
  const time = Date.parse(start ?? '');
  return time > Date.now() ? slotAt(time, zone) : null;
}

interface KeptFormOptions {
  /** The values of an empty form. */
  empty: Partial<Booking>;
  form: Form;
  mentor: { id: number; zone: string };
  month: string;
  draft: ReturnType<typeof bookingDraft>;
  found: BookingDraft | null;
}

/** Saves the form as it is filled in, and checks once whether the time that it opened with is still free. */
export function useKeptForm({ form, empty, mentor, month, draft, found }: KeptFormOptions) {
  const { watch, reset, setValue } = form;
  const [from, setFrom] = useState<'form' | 'session' | null>(found && (found.again ? 'session' : 'form'));
  useEffect(() => {
    const { unsubscribe } = watch((values) => draft.save(values));
    return unsubscribe;
  }, [watch, draft]);
  const gone = useGoneStart(form, mentor, month, () => setValue('time', undefined));
  return {
    from,
    gone,
    startOver() {
      reset({ time: undefined, ...empty });
      draft.remove();
      setFrom(null);
    },
  };
}

/** The start (epoch ms) with which the form opened if it is not free; `clear` is then called once. */
function useGoneStart(
  { getValues }: Form,
  mentor: { id: number; zone: string },
  month: string,
  clear: () => void,
): number | null {
  const [gone, setGone] = useState<number | null>(null);
  const isUnchecked = useRef(true);
  const { data, isFetching } = useMonth(mentor.id, month);
  useEffect(() => {
    const { date, time } = getValues();
    if (!isUnchecked.current || !data || isFetching) return;
    isUnchecked.current = false;
    if (!date || !time) return;
    const free = new Set(data.slots.map(({ start }) => Date.parse(start)));
    const slot = slotsOf(date, mentor.zone, free).find((one) => one.time === time);
    if (slot?.free) return;
    setGone(slot?.start ?? null);
    clear();
  });
  return gone;
}
