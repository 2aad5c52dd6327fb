import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { useParams } from 'react-router-dom';
import { QueryError } from '../../components/ui/query-error.tsx';
import { ApiError } from '../../lib/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useUser } from '../../lib/use-user.ts';
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

  if (roadmap.isPending || isLoading) return <RoadmapSkeleton />;
  if (roadmap.data) {
    const Reader = roadmap.data.status === 'hidden' ? OfHidden : Learner;
    return <Reader key={roadmap.data.id} roadmap={roadmap.data} user={user} />;
  }
  if (roadmap.error instanceof ApiError && [400, 404].includes(roadmap.error.status))
    return <RoadmapNotFound />;
  return (
    <div className="page py-16">
      <QueryError title="The roadmap did not load" query={roadmap} />
    </div>
  );
}

function Learner({ roadmap, user }: { roadmap: Roadmap; user: User | null }) {
  const progress = useJourneyProgress(roadmap, user);
  return <RoadmapView roadmap={roadmap} user={user} progress={progress} />;
}

/** For its mentor and admins, without progress. */
function OfHidden({ roadmap, user }: { roadmap: Roadmap; user: User | null }) {
  const progress = usePreviewProgress(roadmap);
  return <RoadmapView roadmap={roadmap} user={user} progress={progress} />;
}
