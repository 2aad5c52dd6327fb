import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { Currency } from '@waymark/contracts/money';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import type { Pricing } from '@waymark/contracts/scheduling/calendar';
import type { BookingBody, Session } from '@waymark/contracts/scheduling/sessions';
import { useCallback, useState } from 'react';
import { ApiError, call } from '#lib/api.ts';
import { useIdempotencyKey } from '#lib/use-idempotency-key.ts';
import { browserZone, timeInBothZones } from '#lib/zones.ts';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { invalidateSessions } from '../api/use-sessions.ts';
import { invalidateSlots, updateCachedPrice } from '../api/use-slots.ts';
import { isRetryable } from '../payment/settle-payment.ts';
import { useSchedulingPage } from '../scheduling-context.ts';
import { firstName } from '../texts.ts';
import type { BookedKind } from './booked-kind.ts';
import type { Taken } from './taken-notice.tsx';

/** The price of 30 minutes, in cents. */
export interface Cost {
  price: number;
  currency: Currency;
}
export type Rejection =
  | { kind: 'price'; before: Cost; now: Cost }
  /** `limit`: too many holds, or bookings are paused. */
  | { kind: 'overdue' | 'limit'; message: string };

interface BookingOptions {
  mentor: Mentor;
  kind: BookedKind;
  timezone: string | null;
  pricing: Pricing | undefined;
  about: BookingBody['about'];
  notes: string;
  /** Preselected. */
  initialSlot: string | null;
  onBooked: () => void;
}

/** Selects and books a slot of a mentor. Free sessions are booked at once, others through the payment dialog. */
export function useBooking({
  mentor,
  kind,
  timezone,
  pricing,
  about,
  notes,
  initialSlot,
  onBooked,
}: BookingOptions) {
  const client = useQueryClient();
  const page = useSchedulingPage();
  const idempotency = useIdempotencyKey();
  const [selected, setSelected] = useState(initialSlot);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [rejection, setRejection] = useState<Rejection | null>(null);

  const booking = useMutation({
    mutationFn: (body: BookingBody) => send(kind, body, idempotency.keyOf(body)),
    onSuccess: async (result, body) => {
      idempotency.reset();
      setRejection(null);
      if ('intent' in result) {
        const { intent } = result;
        page.pay({
          intent,
          title: `Session with ${mentor.name}`,
          description: `30 minutes, ${timeInBothZones(body.sessionDate, browserZone(), timezone, firstName(mentor.name))}`,
          onClosed: () => setSelected(null),
          onPaid: ({ outcome }) => (outcome === 'refunding' ? markTaken(body.sessionDate, true) : finish()),
        });
        return;
      }
      toast({
        title: 'Session booked successfully',
        description: `Your free ${kind === 'intro' ? 'intro call' : 'session'} has been scheduled.`,
        variant: 'success',
      });
      finish();
      page.showBooked(result.session.id);
      await Promise.all([invalidateSessions(client), invalidateSlots(client, mentor.userId)]);
    },
    onError: async (error, body) => {
      // After a definite rejection the server repeats its stored response for the same key.
      if (!isRetryable(error)) idempotency.reset();
      const rejected = rejectionOf(error, body);
      if (rejected?.kind === 'price') updateCachedPrice(client, mentor.userId, rejected.now);
      if (rejected) setRejection(rejected);
      else if (!isTaken(error)) showFailure(error, body.price);
      if (isTaken(error) || isExpired(error) || rejected?.kind === 'price')
        await invalidateSlots(client, mentor.userId);
      if (isTaken(error)) markTaken(body.sessionDate);
    },
  });

  function finish() {
    setSelected(null);
    setTaken(null);
    onBooked();
  }

  function markTaken(start: string, isRefunded = false) {
    setSelected(null);
    setTaken({ start, isRefunded });
  }

  return {
    selected,
    taken,
    rejection,
    isPending: booking.isPending,
    clear: useCallback(() => setSelected(null), []),
    select: (start: string) => {
      setSelected(start);
      setTaken(null);
    },
    book: () => {
      const price = kind === 'intro' ? 0 : pricing?.sessionPrice;
      if (!selected || !pricing || price == null) return;
      booking.mutate({
        mentorId: mentor.userId,
        sessionDate: selected,
        duration: 30,
        userNotes: notes.trim(),
        price,
        currency: pricing.currency,
        timezone: browserZone(),
        about,
      });
    },
  };
}

type BookingResult = { session: Session } | { intent: PaymentIntent };

async function send(kind: BookedKind, body: BookingBody, idempotencyKey: string): Promise<BookingResult> {
  if (kind === 'intro') {
    const { mentorId, sessionDate, userNotes, timezone, about } = body;
    const intro = { mentorId, sessionDate, userNotes, timezone, about };
    return { session: await call('POST /api/sessions/intro', { body: intro, idempotencyKey }) };
  }
  return body.price === 0
    ? { session: await call('POST /api/sessions/schedule', { body, idempotencyKey }) }
    : { intent: await call('POST /api/sessions/create-payment-intent', { body, idempotencyKey }) };
}

const isTaken = (error: Error): boolean => error instanceof ApiError && error.code === 'SLOT_TAKEN';
const isExpired = (error: Error): boolean => error instanceof ApiError && error.code === 'HOLD_EXPIRED';

function rejectionOf(error: Error, body: BookingBody): Rejection | null {
  if (!(error instanceof ApiError)) return null;
  const before = { price: body.price, currency: body.currency ?? 'USD' };
  const { price, currency = before.currency } = error.details;
  if (error.code === 'PRICE_CHANGED' && typeof price === 'number')
    return { kind: 'price', before, now: { price, currency: currency as Currency } };
  const { message } = error;
  if (error.code === 'PAYMENT_OVERDUE') return { kind: 'overdue', message };
  return error.code === 'BOOKING_LIMIT' || error.code === 'TOO_MANY' ? { kind: 'limit', message } : null;
}

function showFailure(error: Error, price: number): void {
  toastError(price === 0 ? 'Failed to book session' : 'Failed to create payment', error);
}
