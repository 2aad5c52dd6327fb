import { useParams } from 'react-router-dom';
import { MentorNotFound } from '../../components/mentor-not-found.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { ApiError } from '../../lib/api.ts';
import { useMentor } from './api/use-mentor.ts';
import { MentorProfile } from './components/mentor-profile.tsx';
import { ProfileSkeleton } from './components/profile-skeleton.tsx';

export default function MentorPage() {
  const { userId = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(userId) ? <Mentor userId={Number(userId)} /> : <MentorNotFound />;
}

function Mentor({ userId }: { userId: number }) {
  const { data: mentor, error, refetch } = useMentor(userId);
  if (mentor) return <MentorProfile mentor={mentor} />;
  if (error instanceof ApiError && error.status === 404) return <MentorNotFound />;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <ProfileSkeleton />;
}

function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="page py-16">
      <h1 className="sr-only">Mentor</h1>
      <ErrorState title="The mentor did not load" error={error} onRetry={onRetry} className="max-w-xl" />
    </div>
  );
}
