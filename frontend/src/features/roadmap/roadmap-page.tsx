import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useOnDevice } from '../../lib/use-on-device.ts';
import { useUser } from '../../lib/use-user.ts';
import { QueryError } from '../../shared/ui/query-error.tsx';
import { useRoadmap } from './api/use-roadmap.ts';
import { RoadmapNotFound } from './components/roadmap-not-found.tsx';
import { RoadmapSkeleton } from './components/roadmap-skeleton.tsx';
import { useJourneyProgress } from './progress/use-journey-progress.ts';
import { usePreviewProgress } from './progress/use-preview-progress.ts';
import { RoadmapView } from './roadmap-view.tsx';

export default function RoadmapPage() {
  const { id = '' } = useParams();
  const roadmap = useRoadmap(id);
  const { user, isLoading } = useUser();
  useDocumentTitle(roadmap.data?.title ?? (roadmap.isError ? 'Roadmap Not Found' : 'Roadmap'));

  if (roadmap.isPending) return <RoadmapSkeleton />;
  if (roadmap.data) {
    const Reader = roadmap.data.status === 'hidden' ? OfHidden : Learner;
    return <Reader key={roadmap.data.id} roadmap={roadmap.data} user={user} isUserKnown={!isLoading} />;
  }
  if (roadmap.error instanceof ApiError && [400, 404].includes(roadmap.error.status))
    return <RoadmapNotFound />;
  return (
    <div className="page py-16">
      <QueryError title="The roadmap did not load" query={roadmap} />
    </div>
  );
}

interface ReaderProps {
  roadmap: Roadmap;
  user: User | null;
  /** False until it is known who reads. */
  isUserKnown: boolean;
}

function Learner({ roadmap, user, isUserKnown }: ReaderProps) {
  const onDevice = useOnDevice();
  const known = useJourneyProgress(roadmap, user);
  const progress = onDevice && isUserKnown ? known : { ...known, progress: {}, isReady: false };
  return <RoadmapView roadmap={roadmap} user={user} progress={progress} isUserKnown={isUserKnown} />;
}

/** For its mentor and admins, without progress. */
function OfHidden({ roadmap, user, isUserKnown }: ReaderProps) {
  const progress = usePreviewProgress(roadmap);
  return <RoadmapView roadmap={roadmap} user={user} progress={progress} isUserKnown={isUserKnown} />;
}
