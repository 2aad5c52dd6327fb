import type { User } from '@waymark/contracts/identity/http';
import type { Ending } from '@waymark/contracts/roadmaps/endings';
import { Navigate, useParams } from 'react-router-dom';
import { WrittenOnTheWay } from '#shared/ending/written-on-the-way.tsx';
import { ApiError } from '../../lib/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { firstSentence } from '../../lib/first-sentence.ts';
import { useUser } from '../../lib/use-user.ts';
import { EndingHeader } from '../../shared/ending/ending-header.tsx';
import { NextPath } from '../../shared/ending/next-path.tsx';
import { WalkedTrail } from '../../shared/ending/walked-trail.tsx';
import { TrailLoading } from '../../shared/trail/trail-states.tsx';
import { QueryError } from '../../shared/ui/query-error.tsx';
import { useEnding, useReflections } from './api/use-ending.ts';
import { CertificateSection } from './components/certificate-section.tsx';
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
  const { roadmapId, stages, quote } = ending;
  return (
    <div className="page py-10 md:py-14">
      <EndingHeader {...ending} quote={firstSentence(quote ?? '')} />
      <div className="mt-8 grid items-start gap-6 md:grid-cols-2 md:gap-8">
        <ThanksSection ending={ending} />
        <CertificateSection ending={ending} username={user.username} />
      </div>
      <NextPath suggestions={ending.suggestions} />
      <div className="mt-10">
        <StorySection roadmapId={roadmapId} />
      </div>
      <WalkedTrail stages={stages} />
      <Reflections user={user} roadmapId={roadmapId} />
    </div>
  );
}

function Reflections({ user, roadmapId }: { user: User; roadmapId: string }) {
  const { data = [] } = useReflections(user, roadmapId);
  return <WrittenOnTheWay reflections={data} note="Only you see this." />;
}
