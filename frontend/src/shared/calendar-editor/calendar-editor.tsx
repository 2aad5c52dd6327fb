import type { MentorCalendar } from '@waymark/contracts/scheduling/calendar';
import { type ReactNode, useId } from 'react';
import { zoneLabel } from '../../lib/zones.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { AddHours } from './add-hours.tsx';
import { HoursSummary, PricingSummary } from './calendar-summaries.tsx';
import { DateOverrides } from './date-overrides.tsx';
import { LinkedCalendars } from './linked-calendars.tsx';
import { NotBookable } from './not-bookable.tsx';
import { PricingForm } from './pricing-form.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useCalendar } from './use-calendar.ts';
import { WeeklyHours } from './weekly-hours.tsx';

const GRID = 'grid grid-cols-1 items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]';

/** The mentor's own calendar: hours, exceptions and booking settings. The price is changed in the Studio. */
export function CalendarEditor() {
  return (
    <Loaded>
      {(calendar) => (
        <div className={GRID}>
          <Hours calendar={calendar} />
          <div className="grid gap-12">
            <Section level={2} title="Session Pricing">
              <PricingSummary pricing={calendar.pricing} />
            </Section>
            <Booking calendar={calendar} />
            <Section
              level={2}
              title="Your other calendars"
              lead="What you have planned there cannot be booked here. We store when you are busy, and nothing else."
            >
              <LinkedCalendars zone={calendar.settings.timezone} />
            </Section>
          </div>
        </div>
      )}
    </Loaded>
  );
}

/** The weekly hours with a link to where they are changed. */
export function HoursOverview() {
  return <Loaded>{(calendar) => <HoursSummary calendar={calendar} />}</Loaded>;
}

export function PricingEditor() {
  return (
    <Loaded>
      {(calendar) => (
        <div className="max-w-2xl">
          <Pricing calendar={calendar} />
        </div>
      )}
    </Loaded>
  );
}

function Loaded({ children }: { children: (calendar: MentorCalendar) => ReactNode }) {
  const { data: calendar, error, refetch } = useCalendar();
  if (calendar) {
    return (
      <>
        <NotBookable calendar={calendar} />
        {children(calendar)}
      </>
    );
  }
  if (error) {
    return <ErrorState title="Your calendar did not load" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div role="status">
      <VisuallyHidden>Loading your calendar…</VisuallyHidden>
      <div aria-hidden="true" className="grid gap-12 lg:grid-cols-[1.25fr_1fr]">
        <Skeleton className="h-96" />
        <Skeleton className="h-64" />
      </div>
    </div>
  );
}

function Hours({ calendar: { settings, availability, overrides } }: { calendar: MentorCalendar }) {
  const { timezone } = settings;
  return (
    <Section
      level={2}
      title="Availability"
      lead={
        timezone ? `All times are yours, in ${zoneLabel(timezone)}.` : 'Set the hours when you are available.'
      }
    >
      <div className="grid gap-10">
        <Section level={3} title="Every week">
          <div className="grid gap-6">
            <AddHours timezone={timezone} />
            <WeeklyHours slots={availability} timezone={timezone} />
          </div>
        </Section>
        <Section
          level={3}
          title="Exceptions"
          lead="Days off, or extra hours on one date. Extra hours apply even on a closed day."
        >
          <DateOverrides overrides={overrides} timezone={timezone} />
        </Section>
      </div>
    </Section>
  );
}

function Pricing({ calendar }: { calendar: MentorCalendar }) {
  return (
    <Section level={2} title="Session Pricing">
      <PricingForm pricing={calendar.pricing} />
    </Section>
  );
}

function Booking({ calendar }: { calendar: MentorCalendar }) {
  return (
    <Section level={2} title="How people can book">
      <SettingsForm settings={calendar.settings} />
    </Section>
  );
}

interface SectionProps {
  title: string;
  lead?: ReactNode;
  level: 2 | 3;
  children: ReactNode;
}

function Section({ title, lead, level, children }: SectionProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className={level === 2 ? 'text-2xl' : 'text-xl'}>
        {title}
      </Heading>
      {lead && <p className="mt-1 max-w-measure text-sm text-muted">{lead}</p>}
      <div className={level === 2 ? 'mt-5' : 'mt-4'}>{children}</div>
    </section>
  );
}
