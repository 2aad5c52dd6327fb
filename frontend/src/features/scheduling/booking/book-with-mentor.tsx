import { useQueryClient } from '@tanstack/react-query';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { FreeSlots } from '@waymark/contracts/scheduling/calendar';
import { useEffect } from 'react';
import { browserZone, dateIn, timeInBothZones } from '#lib/zones.ts';
import { AboutCard, type AboutChoice, aboutBody, useAboutRoadmap } from '#shared/talk/about-card.tsx';
import { bookingPath } from '#shared/talk/booking-path.ts';
import { GoneTime, KeptNotice } from '#shared/talk/kept-notice.tsx';
import { ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';
import { useHolds } from '../api/use-sessions.ts';
import { invalidateSlots, useFirstFree } from '../api/use-slots.ts';
import { firstName } from '../texts.ts';
import { BookPanel } from './book-panel.tsx';
import type { BookedKind } from './booked-kind.ts';
import { SlotPicker } from './slot-picker.tsx';
import { useBooking } from './use-booking.ts';
import { useGoneSlot } from './use-gone-slot.ts';
import { useKeptBooking } from './use-kept-booking.ts';

interface BookWithMentorProps {
  userId: number;
  mentor: Mentor;
  kind: BookedKind;
  /** The mentors whose form was open on this page. */
  opened: Set<number>;
  about: AboutChoice | null;
  shared: boolean;
  onShare: (shared: boolean) => void;
  onRemoveAbout: () => void;
  /** Preselected. */
  initialSlot: string | null;
}

export function BookWithMentor(props: BookWithMentorProps) {
  const { mentor, kind, about } = props;
  const name = firstName(mentor.name);
  const client = useQueryClient();
  const query = { mentorId: mentor.userId, kind };
  const calendar = useFirstFree(query, dateIn(browserZone(), Date.now()), browserZone());
  const roadmap = useAboutRoadmap(about?.roadmapId ?? null);
  const kept = useKeptBooking(props);
  const booking = useBooking({
    mentor,
    kind,
    timezone: calendar.data?.timezone ?? null,
    pricing: calendar.data?.pricing,
    about: aboutBody(about, roadmap.data, props.shared),
    notes: kept.notes,
    initialSlot: kept.slot,
    onBooked: kept.clear,
  });
  const { selected, clear } = booking;
  useEffect(() => kept.save(selected), [kept.save, selected]);
  const held = (useHolds().data ?? [])
    .filter((hold) => hold.mentor.id === mentor.userId)
    .map(({ sessionDate }) => sessionDate);
  const gone = useGoneSlot(query, kept.slot, selected, clear);
  const when =
    gone && !selected ? timeInBothZones(gone, browserZone(), calendar.data?.timezone ?? null, name) : null;

  if (kind === 'intro' && calendar.data?.slots.length === 0 && !booking.taken)
    return <NoIntro mentor={mentor} />;
  if (kind === 'standard' && calendar.data && !isOpen(calendar.data)) return <NoCalendar mentor={mentor} />;
  return (
    <div className="grid gap-6">
      {kept.from && (
        <KeptNotice
          from={kept.from}
          gone={when}
          onStartOver={() => {
            kept.clear();
            clear();
          }}
        />
      )}
      {when && !kept.from && (
        <p role="status" className="rounded-card bg-sunken px-4 py-3 text-sm">
          <GoneTime when={when} />
        </p>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <SlotPicker
          query={query}
          name={name}
          near={kept.slot ?? undefined}
          selected={booking.selected}
          onSelect={booking.select}
          taken={booking.taken}
          held={held}
        />
        <div className="grid gap-5">
          {about && (
            <AboutCard
              about={about}
              name={name}
              shared={props.shared}
              onShare={props.onShare}
              onRemove={props.onRemoveAbout}
            />
          )}
          {calendar.isError && !calendar.data && (
            <ErrorState
              title="The price did not load"
              error={calendar.error}
              onRetry={() => void invalidateSlots(client, mentor.userId)}
            />
          )}
          <BookPanel
            name={name}
            kind={kind}
            timezone={calendar.data?.timezone ?? null}
            pricing={calendar.data?.pricing}
            priceFailed={calendar.isError && !calendar.isFetching}
            notes={kept.notes}
            onNotes={kept.setNotes}
            booking={booking}
          />
        </div>
      </div>
    </div>
  );
}

/** A mentor needs a zone, opening hours and a price to be booked. */
const isOpen = ({ timezone, hasHours, pricing }: FreeSlots): boolean =>
  timezone !== null && hasHours && pricing.sessionPrice !== null;

/** Also of a learner who has had a session with the mentor. */
function NoIntro({ mentor }: { mentor: Mentor }) {
  return (
    <EmptyState
      title="No intro call to book"
      drawing="bench"
      action={<ButtonLink to={bookingPath(mentor)}>Book a session</ButtonLink>}
    >
      An intro call is for the first time you talk with a mentor. {firstName(mentor.name)} has no free time
      for one, does not offer it, or you have already booked with them.
    </EmptyState>
  );
}

function NoCalendar({ mentor }: { mentor: Mentor }) {
  const canBookHour = mentor.nextGuidedAt !== null;
  return (
    <EmptyState
      title={`${firstName(mentor.name)} is not taking bookings${canBookHour ? ' of half an hour' : ''} yet`}
      drawing="bench"
      action={
        <ButtonLink to={canBookHour ? `/book-session/${mentor.userId}` : `/mentor/${mentor.userId}`}>
          {canBookHour ? 'Book an hour' : 'See their profile'}
        </ButtonLink>
      }
    >
      {canBookHour
        ? 'You can book an hour, which you pay for afterwards.'
        : 'They have not opened their calendar. You can read their roadmaps in the meantime.'}
    </EmptyState>
  );
}
