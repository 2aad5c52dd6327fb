import { useQueryClient } from '@tanstack/react-query';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { FreeSlots } from '@waymark/contracts/scheduling/calendar';
import type { BookingBody } from '@waymark/contracts/scheduling/sessions';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { browserZone, dateIn } from '../../../lib/zones.ts';
import { lookAgainAtSlots, useFirstFree } from '../api/use-slots.ts';
import { firstName } from '../words.ts';
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
  /** The time to open at, chosen already. */
  wanted: string | null;
}

/** The mentor's free times at one side, what is being booked at the other. */
export function BookWithMentor(props: BookWithMentorProps) {
  const { mentor, about } = props;
  const name = firstName(mentor.name);
  const client = useQueryClient();
  const of = { mentorId: mentor.userId, kind: 'standard' } as const;
  const calendar = useFirstFree(of, dateIn(browserZone(), Date.now()), browserZone());
  const roadmap = useAboutRoadmap(about?.roadmapId ?? null);
  const booking = useBooking({
    mentor,
    timezone: calendar.data?.timezone ?? null,
    pricing: calendar.data?.pricing,
    about: aboutOf(about, roadmap.data, props.shared),
    notes: props.notes,
    wanted: props.wanted,
    onBooked: () => props.onNotes(''),
  });

  if (calendar.data && !isOpen(calendar.data)) return <NotOpen mentor={mentor} />;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
      <SlotPicker
        of={of}
        name={name}
        near={props.wanted ?? undefined}
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
            onRetry={() => void lookAgainAtSlots(client, mentor.userId)}
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

/** What is sent of it; nothing of a roadmap or step that is not there (any more). */
function aboutOf(
  about: AboutChoice | null,
  roadmap: Roadmap | undefined,
  shareProgress: boolean,
): BookingBody['about'] {
  if (!about || !roadmap) return undefined;
  const step = stepOf(roadmap, about.stepId);
  return { roadmapId: roadmap.id, stepId: step?.id, shareProgress };
}

/** Without a zone, a price and hours there is nothing that can be booked here. */
const isOpen = ({ timezone, hasHours, pricing }: FreeSlots): boolean =>
  timezone !== null && hasHours && pricing.sessionPrice !== null;

function NotOpen({ mentor }: { mentor: Mentor }) {
  return (
    <EmptyState
      title={`${firstName(mentor.name)} takes no bookings yet`}
      action={<ButtonLink to={`/mentor/${mentor.userId}`}>See their profile</ButtonLink>}
    >
      They have not said when they have time. Their roadmaps are there for you meanwhile.
    </EmptyState>
  );
}
