import { useParams } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useMentor } from '../../lib/shared-queries.ts';
import { MentorNotFound } from '../../shared/mentor/mentor-not-found.tsx';
import { bookingPath } from '../../shared/talk/booking-path.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Drawing } from '../../shared/ui/drawing.tsx';
import { QueryError } from '../../shared/ui/query-error.tsx';
import { mentorIdOf } from './mentor-id.ts';

export default function MessagePage() {
  const userId = mentorIdOf(useParams().userId);
  return userId === null ? <MentorNotFound /> : <Placeholder userId={userId} />;
}

function Placeholder({ userId }: { userId: number }) {
  useDocumentTitle('Send Message');
  const mentor = useMentor(userId);
  if (mentor.error instanceof ApiError && mentor.error.status === 404) return <MentorNotFound />;
  if (mentor.error && !mentor.data) {
    return (
      <div className="page py-16">
        <h1 className="sr-only">Send Message</h1>
        <QueryError title="The mentor did not load" query={mentor} className="max-w-xl" />
      </div>
    );
  }
  const name = mentor.data?.name ?? 'this mentor';
  return (
    <div className="contours flex grow flex-col items-center justify-center gap-5 px-4 py-24 text-center">
      <Drawing name="letter" />
      <h1 className="text-3xl md:text-4xl">Coming Soon</h1>
      <p className="max-w-md text-balance text-muted">
        Messages are not available yet. Until then you can talk to {name} in a session, and write what it is
        about when you book.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={mentor.data ? bookingPath(mentor.data) : `/book-session/${userId}`} variant="primary">
          Book a Session
        </ButtonLink>
        <ButtonLink to={`/mentor/${userId}`}>Back to Profile</ButtonLink>
      </div>
    </div>
  );
}
