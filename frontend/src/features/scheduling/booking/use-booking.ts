import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { Currency } from '@waymark/contracts/money';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import { createPaymentIntent } from '@waymark/contracts/payments/routes';
import type { Pricing } from '@waymark/contracts/scheduling/calendar';
import { scheduleSession } from '@waymark/contracts/scheduling/routes';
import type { BookingBody, Session } from '@waymark/contracts/scheduling/sessions';
import { useState } from 'react';
import { mayAskAgain } from '../../../components/payment/settle-payment.ts';
import { messageOf } from '../../../components/ui/error-state.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { browserZone } from '../../../lib/zones.ts';
import { lookAgain } from '../api/use-sessions.ts';
import { lookAgainAtSlots, notePrice } from '../api/use-slots.ts';
import { useSchedulingPage } from '../paying.ts';
import { firstName, whenForBoth } from '../words.ts';
import type { Taken } from './taken-notice.tsx';

/** What 30 minutes cost, in cents. */
export interface Cost {
  price: number;
  currency: Currency;
}
export type Refused = { kind: 'price'; before: Cost; now: Cost } | { kind: 'overdue'; message: string };

interface BookingOf {
  mentor: Mentor;
  timezone: string | null;
  pricing: Pricing | undefined;
  about: BookingBody['about'];
  /** What the learner wrote; it outlives every refusal. */
  notes: string;
  /** The time that is chosen at first. */
  wanted: string | null;
  onBooked: () => void;
}

/** Choosing a time with one mentor and booking it: free ones at once, priced ones by way of the payment dialog. */
export function useBooking({ mentor, timezone, pricing, about, notes, wanted, onBooked }: BookingOf) {
  const client = useQueryClient();
  const page = useSchedulingPage();
  const idempotency = useIdempotencyKey();
  const [selected, setSelected] = useState(wanted);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);

  const booking = useMutation({
    mutationFn: (body: BookingBody) => send(body, idempotency.keyOf(body)),
    onSuccess: async (answer, body) => {
      idempotency.reset();
      setRefused(null);
      if ('intent' in answer) {
        const { intent } = answer;
        page.pay({
          intent,
          title: `Session with ${mentor.name}`,
          description: `30 minutes, ${whenForBoth(body.sessionDate, browserZone(), timezone, firstName(mentor.name))}`,
          onClosed: () => setSelected(null),
          onPaid: ({ outcome }) => (outcome === 'refunding' ? lost(body.sessionDate, true) : booked()),
        });
        return;
      }
      toast({
        title: 'Session booked successfully',
        description: 'Your free session has been scheduled.',
        variant: 'success',
      });
      booked();
      page.showSession(answer.session.id);
      await Promise.all([lookAgain(client), lookAgainAtSlots(client, mentor.userId)]);
    },
    onError: async (error, body) => {
      // A definite refusal is final for this key: the server would repeat its stored response.
      if (!mayAskAgain(error)) idempotency.reset();
      const refusal = refusalOf(error, body);
      if (refusal?.kind === 'price') notePrice(client, mentor.userId, refusal.now);
      if (refusal) setRefused(refusal);
      else if (!isTaken(error)) fail(error, body.price);
      if (isTaken(error) || isExpired(error) || refusal?.kind === 'price')
        await lookAgainAtSlots(client, mentor.userId);
      if (isTaken(error)) lost(body.sessionDate);
    },
  });

  function booked() {
    setSelected(null);
    setTaken(null);
    onBooked();
  }

  function lost(start: string, isPaidBack = false) {
    setSelected(null);
    setTaken({ start, isPaidBack });
  }

  return {
    selected,
    taken,
    refused,
    isPending: booking.isPending,
    select: (start: string) => {
      setSelected(start);
      setTaken(null);
    },
    book: () => {
      if (!selected || pricing?.sessionPrice == null) return;
      booking.mutate({
        mentorId: mentor.userId,
        sessionDate: selected,
        duration: 30,
        userNotes: notes.trim(),
        price: pricing.sessionPrice,
        currency: pricing.currency,
        timezone: browserZone(),
        about,
      });
    },
  };
}

type Answer = { session: Session } | { intent: PaymentIntent };

const send = async (body: BookingBody, idempotencyKey: string): Promise<Answer> =>
  body.price === 0
    ? { session: await call(scheduleSession, { body, idempotencyKey }) }
    : { intent: await call(createPaymentIntent, { body, idempotencyKey }) };

const isTaken = (error: Error): boolean => error instanceof ApiError && error.code === 'SLOT_TAKEN';
const isExpired = (error: Error): boolean => error instanceof ApiError && error.code === 'HOLD_EXPIRED';

function refusalOf(error: Error, body: BookingBody): Refused | null {
  if (!(error instanceof ApiError)) return null;
  const before = { price: body.price, currency: body.currency ?? 'USD' };
  const { price, currency = before.currency } = error.details;
  if (error.code === 'PRICE_CHANGED' && typeof price === 'number')
    return { kind: 'price', before, now: { price, currency: currency as Currency } };
  if (error.code !== 'PAYMENT_OVERDUE') return null;
  return { kind: 'overdue', message: error.message };
}

function fail(error: Error, price: number): void {
  toast({
    title: price === 0 ? 'Failed to book session' : 'Failed to create payment',
    description: messageOf(error),
    variant: 'destructive',
  });
}
