import { useParams } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { useMentor } from '../../lib/shared-queries.ts';
import { MentorNotFound } from '../../shared/mentor/mentor-not-found.tsx';
import { QueryError } from '../../shared/ui/query-error.tsx';
import { MentorProfile } from './components/mentor-profile.tsx';
import { ProfileSkeleton } from './components/profile-skeleton.tsx';
import { mentorIdOf } from './mentor-id.ts';

export default function MentorPage() {
  const userId = mentorIdOf(useParams().userId);
  return userId === null ? <MentorNotFound /> : <Mentor userId={userId} />;
}

function Mentor({ userId }: { userId: number }) {
  const mentor = useMentor(userId);
  const { data, error } = mentor;
  if (data) return <MentorProfile mentor={data} />;
  if (error instanceof ApiError && error.status === 404) return <MentorNotFound />;
  if (!error) return <ProfileSkeleton />;
  return (
    <div className="page py-16">
      <h1 className="sr-only">Mentor</h1>
      <QueryError title="The mentor did not load" query={mentor} className="max-w-xl" />
    </div>
  );
}
