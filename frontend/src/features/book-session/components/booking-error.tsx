import type { Currency } from '@waymark/contracts/money';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApiError } from '#lib/api.ts';
import { amountText } from '#lib/money.ts';
import { browserZone, formatInZone } from '#lib/zones.ts';
import { Button } from '#shared/ui/button.tsx';
import { messageOf } from '#shared/ui/error-state.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { useMonth } from '../api/use-guided.ts';
import { type GuidedSlot, nearest, slotAt } from '../guided-slots.ts';

const OFFERED = 3;

interface BookingErrorProps {
  error: ApiError;
  mentor: { id: number; zone: string };
  /** `YYYY-MM` */
  month: string;
  /** The start that was rejected, as epoch ms. */
  takenStart: number;
  price: number;
  currency: Currency;
  onSlot: (slot: GuidedSlot) => void;
}

/** Explains a rejected booking and offers the next step. */
export function BookingError({ error, price, currency, ...taken }: BookingErrorProps) {
  if (error.code === 'SLOT_TAKEN') return <Taken {...taken} />;
  if (error.code === 'PRICE_CHANGED') {
    return (
      <Box>
        The price has changed to {amountText(price, currency)}. If you are happy with that, book again.
      </Box>
    );
  }
  if (error.code === 'PAYMENT_OVERDUE') {
    return (
      <Box>
        One of your past sessions has not been paid yet. Please pay for it in{' '}
        <TextLink to="/scheduling?tab=sessions&show=past">My Sessions</TextLink> first; after that you can
        book this one.
      </Box>
    );
  }
  return <Box>{messageOf(error, 'Failed to book session. Please try again.')}</Box>;
}

function Taken({
  mentor,
  month,
  takenStart,
  onSlot,
}: Omit<BookingErrorProps, 'error' | 'price' | 'currency'>) {
  const { data } = useMonth(mentor.id, month);
  const free = (data?.slots ?? []).map(({ start }) => Date.parse(start));
  const slots = nearest(free, takenStart, OFFERED).flatMap((start) => slotAt(start, mentor.zone) ?? []);
  return (
    <Box>
      {slots.length > 0
        ? 'That time was just taken. Here are the nearest free ones, in your time.'
        : 'That time was just taken. Choose another one.'}
      <span className="mt-2 flex flex-wrap gap-2">
        {slots.map((slot) => (
          <Button key={slot.start} size="sm" onClick={() => onSlot(slot)}>
            {formatInZone(slot.start, browserZone(), 'moment')}
          </Button>
        ))}
      </span>
    </Box>
  );
}

function Box({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="mt-4 flex items-start gap-2.5 rounded-control bg-amber-soft px-3.5 py-3 text-sm text-ink"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-amber" />
      <div>
        <p className="font-semibold">Booking Failed</p>
        {children}
      </div>
    </div>
  );
}
