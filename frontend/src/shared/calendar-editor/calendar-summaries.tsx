import type { MentorCalendar } from '@waymark/contracts/scheduling/calendar';
import { rangeOfPrices } from '@waymark/contracts/scheduling/constants';
import { weekdayName, weekdays } from '#lib/week.ts';
import { plural } from '../../lib/format.ts';
import { formatMoney } from '../../lib/money.ts';
import { zoneLabel } from '../../lib/zones.ts';
import { ButtonLink } from '../ui/button.tsx';
import { hoursText } from './times.ts';

/** Where hours are changed. */
const HOURS_PAGE = '/scheduling?tab=availability';
/** Where prices are changed. */
const PRICING_PAGE = '/mentor/pricing';

/** The open hours of a week, to read only. */
export function HoursSummary({ calendar }: { calendar: MentorCalendar }) {
  const { availability, overrides, settings } = calendar;
  const open = weekdays()
    .map((day) => ({
      day,
      slots: availability.filter(({ dayOfWeek }) => dayOfWeek === day),
    }))
    .filter(({ slots }) => slots.length > 0);
  return (
    <div className="grid max-w-xl gap-5">
      {open.length === 0 ? (
        <p className="text-muted">You have no weekly hours yet, so nobody can book you.</p>
      ) : (
        <dl className="tabular divide-y divide-line border-y border-line">
          {open.map(({ day, slots }) => (
            <div key={day} className="flex flex-wrap gap-x-4 py-2">
              <dt className="w-28 font-semibold">{weekdayName(day)}</dt>
              <dd>{slots.map((slot) => hoursText(slot)).join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-sm text-muted">
        {settings.timezone && `In ${zoneLabel(settings.timezone)}. `}
        {overrides.length > 0 && `${plural(overrides.length, 'exception')} ahead. `}
        Your hours, days off and booking rules are all in one place, under Sessions.
      </p>
      <ButtonLink to={HOURS_PAGE} variant="primary" className="justify-self-start">
        {open.length === 0 ? 'Set your hours' : 'Change your hours'}
      </ButtonLink>
    </div>
  );
}

/** The prices, to read only. */
export function PricingSummary({ pricing }: Pick<MentorCalendar, 'pricing'>) {
  const { sessionPrice, currency, typePrices } = pricing;
  const amount = (cents: number) => (cents === 0 ? 'Free' : formatMoney(cents, currency));
  const { from, to } = rangeOfPrices(typePrices);
  return (
    <div className="grid gap-4">
      <dl className="tabular divide-y divide-line border-y border-line">
        <Price term="30 minutes" text={sessionPrice === null ? 'Not set yet' : amount(sessionPrice)} />
        <Price term="An hour" text={from === to ? amount(from) : `${amount(from)} to ${amount(to)}`} />
      </dl>
      <ButtonLink to={PRICING_PAGE} className="justify-self-start">
        {sessionPrice === null ? 'Set your price' : 'Change your prices'}
      </ButtonLink>
    </div>
  );
}

function Price({ term, text }: { term: string; text: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2">
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold">{text}</dd>
    </div>
  );
}
