import type { Ending } from '@waymark/contracts/roadmaps/endings';
import { Navigate, useParams } from 'react-router-dom';
import { EndingHeader } from '../../components/ending/ending-header.tsx';
import { NextPath } from '../../components/ending/next-path.tsx';
import { WalkedTrail } from '../../components/ending/walked-trail.tsx';
import { TrailLoading } from '../../components/trail/trail-states.tsx';
import { QueryError } from '../../components/ui/query-error.tsx';
import { ApiError } from '../../lib/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useUser } from '../../lib/use-user.ts';
import { useEnding } from './api/use-ending.ts';
import { CertificateSection } from './components/certificate-section.tsx';
import { Reflections } from './components/reflections.tsx';
import { StorySection } from './components/story-section.tsx';
import { ThanksSection } from './components/thanks-section.tsx';

/** Not finished, or not visible: the roadmap page explains both. */
const LEADS_BACK = [400, 404, 422];

export default function EndingPage() {
  const { id = '' } = useParams();
  const ending = useEnding(id);
  useDocumentTitle(ending.data ? `Done: ${ending.data.title}` : 'Done');
  if (ending.error instanceof ApiError && LEADS_BACK.includes(ending.error.status))
    return <Navigate to={`/roadmap/${encodeURIComponent(id)}`} replace />;
  if (ending.data) return <End ending={ending.data} />;
  if (ending.error)
    return (
      <div className="page py-16">
        <QueryError title="This page did not load" query={ending} />
      </div>
    );
  return <TrailLoading label="Looking back…" className="py-32" />;
}

function End({ ending }: { ending: Ending }) {
  const { user } = useUser();
  if (!user) return null;
  const { roadmapId, stages } = ending;
  return (
    <div className="page py-10 md:py-14">
      <EndingHeader {...ending} />
      <div className="mt-10 grid gap-14 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <WalkedTrail stages={stages} />
        <div className="grid content-start gap-8">
          <ThanksSection ending={ending} />
          <CertificateSection ending={ending} username={user.username} />
          <StorySection roadmapId={roadmapId} />
        </div>
      </div>
      <Reflections user={user} roadmapId={roadmapId} />
      <NextPath suggestions={ending.suggestions} />
    </div>
  );
}
