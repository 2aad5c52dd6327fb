import type { Pricing } from '@waymark/contracts/scheduling/calendar';
import { MINUTES } from '@waymark/contracts/scheduling/constants';
import { amountText, formatMoney } from '#lib/money.ts';
import { browserZone, timeInBothZones } from '#lib/zones.ts';
import { SafetyWatch } from '#shared/safety/safety-watch.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import type { BookedKind } from './booked-kind.ts';
import { RejectionNotice } from './rejection-notice.tsx';
import type { useBooking } from './use-booking.ts';

const MAX_NOTES = 2_000;

interface BookPanelProps {
  name: string;
  kind: BookedKind;
  timezone: string | null;
  /** Undefined while loading. */
  pricing: Pricing | undefined;
  priceFailed: boolean;
  notes: string;
  onNotes: (notes: string) => void;
  booking: ReturnType<typeof useBooking>;
}

export function BookPanel({
  name,
  kind,
  timezone,
  pricing,
  priceFailed,
  notes,
  onNotes,
  booking,
}: BookPanelProps) {
  const isIntro = kind === 'intro';
  const price = pricing ? (isIntro ? 0 : pricing.sessionPrice) : null;
  return (
    <section
      aria-labelledby="your-session"
      className="grid gap-4 rounded-card border border-line bg-raised p-5"
    >
      <h3 id="your-session" className="text-lg">
        {isIntro ? 'Your intro call' : 'Your session'}
      </h3>
      <dl className="flex flex-wrap gap-x-8 gap-y-3 text-sm">
        <div className="basis-full">
          <dt className="text-muted">When</dt>
          <dd aria-live="polite" className="tabular text-base font-semibold">
            {booking.selected
              ? timeInBothZones(booking.selected, browserZone(), timezone, name)
              : 'Choose a day and a time'}
          </dd>
        </div>
        <div>
          <dt className="text-muted">Length</dt>
          <dd className="tabular text-base font-semibold">{MINUTES[kind]} minutes</dd>
        </div>
        <div>
          <dt className="text-muted">{isIntro ? 'Price' : 'Price per 30 minutes'}</dt>
          <dd className="tabular text-base font-semibold">
            {pricing && price !== null ? (
              amountText(price, pricing.currency)
            ) : priceFailed ? (
              'Not known yet'
            ) : (
              <Skeleton className="h-7 w-16" />
            )}
          </dd>
        </div>
      </dl>
      <SafetyWatch onErase={() => onNotes('')}>
        <Field label="Notes" aside="optional" hint={`${name} reads this before you meet.`}>
          <Textarea
            rows={4}
            maxLength={MAX_NOTES}
            autoComplete="off"
            value={notes}
            onChange={(event) => onNotes(event.target.value)}
            placeholder="What would you like to talk about?"
          />
        </Field>
        {booking.rejection && pricing && <RejectionNotice rejection={booking.rejection} name={name} />}
        <Button
          variant="primary"
          loading={booking.isPending}
          disabled={!booking.selected || price === null}
          onClick={booking.book}
        >
          {isIntro ? 'Book intro call' : bookLabel(pricing)}
        </Button>
        {price !== null && (
          <p className="text-sm text-muted">
            {price > 0
              ? 'You pay now. Cancel up to 24 hours before the start and you get a full refund.'
              : `This ${isIntro ? 'call' : 'session'} is free. If you cannot come, please cancel here so that someone else can book.${isIntro ? ' An intro call that you cancel cannot be booked again.' : ''}`}
          </p>
        )}
      </SafetyWatch>
    </section>
  );
}

/** Does not call a session free before its price has loaded. */
function bookLabel(pricing: Pricing | undefined): string {
  if (pricing?.sessionPrice == null) return 'Book session';
  const { sessionPrice, currency } = pricing;
  return sessionPrice > 0 ? `Book for ${formatMoney(sessionPrice, currency)}` : 'Book free session';
}
