import { useQueryClient } from '@tanstack/react-query';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { FreeSlots } from '@waymark/contracts/scheduling/calendar';
import type { BookingBody } from '@waymark/contracts/scheduling/sessions';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { browserZone, dateIn } from '../../../lib/zones.ts';
import { invalidateSlots, useFirstFree } from '../api/use-slots.ts';
import { firstName } from '../texts.ts';
import { AboutCard, type AboutChoice, stepOf, useAboutRoadmap } from './about-card.tsx';
import { BookPanel } from './book-panel.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { useBooking } from './use-booking.ts';

interface BookWithMentorProps {
  mentor: Mentor;
  about: AboutChoice | null;
  shared: boolean;
  onShare: (shared: boolean) => void;
  onRemoveAbout: () => void;
  notes: string;
  onNotes: (notes: string) => void;
  /** Preselected. */
  initialSlot: string | null;
}

export function BookWithMentor(props: BookWithMentorProps) {
  const { mentor, about } = props;
  const name = firstName(mentor.name);
  const client = useQueryClient();
  const query = { mentorId: mentor.userId, kind: 'standard' } as const;
  const calendar = useFirstFree(query, dateIn(browserZone(), Date.now()), browserZone());
  const roadmap = useAboutRoadmap(about?.roadmapId ?? null);
  const booking = useBooking({
    mentor,
    timezone: calendar.data?.timezone ?? null,
    pricing: calendar.data?.pricing,
    about: aboutOf(about, roadmap.data, props.shared),
    notes: props.notes,
    initialSlot: props.initialSlot,
    onBooked: () => props.onNotes(''),
  });

  if (calendar.data && !isOpen(calendar.data)) return <NoCalendar mentor={mentor} />;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
      <SlotPicker
        query={query}
        name={name}
        near={props.initialSlot ?? undefined}
        selected={booking.selected}
        onSelect={booking.select}
        taken={booking.taken}
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
          timezone={calendar.data?.timezone ?? null}
          pricing={calendar.data?.pricing}
          priceFailed={calendar.isError && !calendar.isFetching}
          notes={props.notes}
          onNotes={props.onNotes}
          booking={booking}
        />
      </div>
    </div>
  );
}

/** Leaves out a roadmap or step that no longer exists. */
function aboutOf(
  about: AboutChoice | null,
  roadmap: Roadmap | undefined,
  shareProgress: boolean,
): BookingBody['about'] {
  if (!about || !roadmap) return undefined;
  const step = stepOf(roadmap, about.stepId);
  return { roadmapId: roadmap.id, stepId: step?.id, shareProgress };
}

/** A mentor needs a zone, opening hours and a price to be booked. */
const isOpen = ({ timezone, hasHours, pricing }: FreeSlots): boolean =>
  timezone !== null && hasHours && pricing.sessionPrice !== null;

function NoCalendar({ mentor }: { mentor: Mentor }) {
  return (
    <EmptyState
      title={`${firstName(mentor.name)} is not taking bookings yet`}
      action={<ButtonLink to={`/mentor/${mentor.userId}`}>See their profile</ButtonLink>}
    >
      They have not opened their calendar. You can read their roadmaps in the meantime.
    </EmptyState>
  );
}
