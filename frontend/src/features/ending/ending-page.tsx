import type { Ending } from '@waymark/contracts/roadmaps/endings';
import { Navigate, useParams } from 'react-router-dom';
import { TrailLoading } from '../../components/trail/trail-states.tsx';
import { TextLink } from '../../components/ui/link.tsx';
import { QueryError } from '../../components/ui/query-error.tsx';
import { ApiError } from '../../lib/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { plural } from '../../lib/format.ts';
import { useUser } from '../../lib/use-user.ts';
import { browserZone, formatInZone } from '../../lib/zones.ts';
import { useEnding } from './api/use-ending.ts';
import { CertificateSection } from './components/certificate-section.tsx';
import { NextPath } from './components/next-path.tsx';
import { Reflections } from './components/reflections.tsx';
import { StorySection } from './components/story-section.tsx';
import { ThanksSection } from './components/thanks-section.tsx';
import { WalkedTrail } from './components/walked-trail.tsx';

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
  const { roadmapId, title, mentor } = ending;
  return (
    <div className="page py-10 md:py-14">
      <header className="max-w-3xl">
        <p className="text-sm font-semibold text-clay">You have walked all of it</p>
        <h1 className="mt-1 text-4xl wrap-anywhere">{title}</h1>
        <p className="mt-4 text-lg text-muted">
          {plural(countSteps(ending), 'step')} with {mentor.name}, {spanOf(ending)}.
        </p>
        <p className="mt-3">
          <TextLink to={`/roadmap/${roadmapId}`}>Back to the roadmap</TextLink>
        </p>
      </header>
      <div className="mt-10 grid gap-14 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <WalkedTrail ending={ending} />
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

const countSteps = ({ stages }: Ending): number => stages.reduce((sum, { steps }) => sum + steps.length, 0);

function spanOf({ firstAt, lastAt }: Ending): string {
  const [first, last] = [firstAt, lastAt].map((at) => formatInZone(at, browserZone(), 'date'));
  return first === last ? `on ${first}` : `from ${first} to ${last}`;
}
