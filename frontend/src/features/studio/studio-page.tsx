import { useSearchParams } from 'react-router-dom';
import { TrailLoading } from '../../components/trail/trail-states.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { mayUseStudio, useUser } from '../../lib/use-user.ts';
import { Gate } from './components/gate.tsx';
import { StudioHome } from './components/studio-home.tsx';
import { Workspace } from './components/workspace.tsx';

/** The open roadmap is in the URL (`?roadmap=`). */
export default function StudioPage() {
  useDocumentTitle('Share Your Journey');
  const { user, isLoading, error, refetch } = useUser();
  const [params] = useSearchParams();
  const roadmapId = params.get('roadmap');

  if (isLoading) return <TrailLoading label="Loading the Studio…" className="py-32" />;
  if (error) return <ErrorState error={error} onRetry={refetch} className="page my-16 max-w-xl" />;
  if (!mayUseStudio(user)) return <Gate user={user} />;
  if (roadmapId) return <Workspace key={roadmapId} roadmapId={roadmapId} />;
  return <StudioHome />;
}
