import type { Mentor } from '@waymark/contracts/identity/mentors';
import { addDays } from '@waymark/kernel/time-zone';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useMentor } from '../../lib/shared-queries.ts';
import { useOnDevice } from '../../lib/use-on-device.ts';
import { useUser } from '../../lib/use-user.ts';
import { browserZone, dateIn } from '../../lib/zones.ts';
import { MentorNotFound } from '../../shared/mentor/mentor-not-found.tsx';
import { IntroOffer } from '../../shared/talk/intro-offer.tsx';
import { WaysToTalk } from '../../shared/talk/ways-to-talk.tsx';
import { TrailLoading } from '../../shared/trail/trail-states.tsx';
import { Avatar } from '../../shared/ui/avatar.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { TextLink } from '../../shared/ui/link.tsx';
import { QueryError } from '../../shared/ui/query-error.tsx';
import { useFirstFree } from './api/use-guided.ts';
import { BookingForm } from './components/booking-form.tsx';
import { VisitorBooking } from './components/visitor-booking.tsx';

/** Books a guided session: 60 minutes of one of five types, charged after it took place. */
export default function BookSessionPage() {
  const { userId = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(userId) ? <Booking mentorId={Number(userId)} /> : <MentorNotFound />;
}

function Booking({ mentorId }: { mentorId: number }) {
  const mentor = useMentor(mentorId);
  const { data, error } = mentor;
  if (data) return <Page key={mentorId} mentor={data} />;
  if (error instanceof ApiError && error.status === 404) return <MentorNotFound />;
  if (!error) return <TrailLoading label="Loading mentor…" className="py-32" />;
  return (
    <div className="page py-16">
      <h1 className="sr-only">Book a session</h1>
      <QueryError title="The mentor did not load" query={mentor} />
    </div>
  );
}

function Page({ mentor }: { mentor: Mentor }) {
  useDocumentTitle(`Book a session with ${mentor.name}`);
  return (
    <div className="page py-6 pb-16">
      <ButtonLink to={`/mentor/${mentor.userId}`} variant="ghost" size="sm" className="-ml-3.5">
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        Back
      </ButtonLink>
      <div className="mt-5 flex items-center gap-5">
        <Avatar id={mentor.userId} name={mentor.name} src={mentor.avatar} size={56} />
        <h1 dir="auto" className="min-w-0 text-3xl wrap-anywhere md:text-4xl">
          Book a session with {mentor.name}
        </h1>
      </div>
      {useOnDevice() ? <Body mentor={mentor} /> : <Ways mentor={mentor} />}
    </div>
  );
}

function Body({ mentor }: { mentor: Mentor }) {
  const { user, isLoading } = useUser();
  // From yesterday on, which is today somewhere.
  const calendar = useFirstFree(mentor.userId, addDays(dateIn(browserZone(), Date.now()), -1));
  if (user?.id === mentor.userId) {
    return (
      <EmptyState
        title="This is you"
        drawing="tent"
        className="mt-10"
        action={<ButtonLink to="/scheduling">Go to your sessions</ButtonLink>}
      >
        This is where learners book a session with you. The free times come from your calendar.
      </EmptyState>
    );
  }
  if (calendar.isPending || isLoading) return <Ways mentor={mentor} />;
  if (!calendar.data) {
    return <QueryError title="The calendar did not load" query={calendar} className="mt-10" />;
  }
  const { timezone: zone, pricing, slots } = calendar.data;
  if (zone === null) return <NoCalendar mentor={mentor} />;
  const given = { mentor, zone, pricing, firstFree: slots[0]?.start ?? null };
  return (
    <Ways mentor={mentor}>
      {user ? <BookingForm {...given} userId={user.id} /> : <VisitorBooking {...given} />}
    </Ways>
  );
}

interface WaysProps {
  mentor: Mentor;
  /** Not before the calendar has loaded. */
  children?: ReactNode;
}

function Ways({ mentor, children }: WaysProps) {
  return (
    <>
      <WaysToTalk mentor={mentor} current="guided" className="mt-6 max-w-3xl" />
      <IntroOffer mentor={mentor} className="mt-4 max-w-measure" />
      <FreeConsultation mentor={mentor} />
      {children ?? <TrailLoading label="Loading free times…" className="py-24" />}
    </>
  );
}

/** With the mentor if their half hours are free, else with mentors whose half hours are. */
function FreeConsultation({ mentor }: { mentor: Mentor }) {
  const isFree = mentor.sessionPrice === 0;
  return (
    <p className="mt-4 max-w-measure rounded-card bg-moss-soft px-4 py-3">
      <strong className="font-semibold">Free consultation for first-time students:</strong>{' '}
      {isFree
        ? `${mentor.name} talks with you for 30 minutes, free. `
        : 'some mentors talk with you for 30 minutes, free. '}
      <TextLink to={isFree ? `/scheduling?mentor=${mentor.userId}` : '/mentors?free=1&sort=soonest'}>
        {isFree ? 'Book it on Sessions' : 'See who does'}
      </TextLink>
    </p>
  );
}

function NoCalendar({ mentor }: { mentor: Mentor }) {
  return (
    <EmptyState
      title="No calendar yet"
      drawing="bench"
      className="mt-10"
      action={<ButtonLink to={`/mentor/${mentor.userId}`}>Back to the profile</ButtonLink>}
    >
      {mentor.name} has not opened a calendar yet, so you cannot book a session. You can read their roadmaps
      in the meantime.
    </EmptyState>
  );
}
