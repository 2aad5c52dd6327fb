import type { Evidence, Roadmap } from '@waymark/contracts/roadmaps/http';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { TrailLoading } from '../../../components/trail/trail-states.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { QueryError } from '../../../components/ui/query-error.tsx';
import { ApiError } from '../../../lib/api.ts';
import { useDocumentTitle } from '../../../lib/document-title.ts';
import { useStudioRoadmap } from '../api/use-studio-roadmap.ts';
import { useEditTarget } from '../edit-target.ts';
import { StageBuilder } from './builder/stage-builder.tsx';
import { MaterialPane } from './material/material-pane.tsx';
import { WorkspaceHeader } from './publish/workspace-header.tsx';
import { ReviewBanner } from './review/review-banner.tsx';
import { RoadmapNotYours } from './roadmap-not-yours.tsx';

export function Workspace({ roadmapId }: { roadmapId: string }) {
  const query = useStudioRoadmap(roadmapId);
  const { data: roadmap, isPending, error } = query;
  useDocumentTitle(roadmap ? `${roadmap.title} · Studio` : 'Share Your Journey');
  if (isPending) return <TrailLoading label="Loading your roadmap…" className="py-32" />;
  if (roadmap?.isOwner) return <Editor roadmap={roadmap} />;
  if (roadmap || (error instanceof ApiError && [400, 404].includes(error.status))) return <RoadmapNotYours />;
  return <QueryError title="Your roadmap did not load" query={query} className="page my-16" />;
}

/** The material beside the stages. */
function Editor({ roadmap }: { roadmap: Roadmap }) {
  const [shown, setShown] = useState<Evidence | null>(null);
  const [target, setTarget] = useEditTarget(roadmap.id);
  return (
    <div className="page max-w-[84rem] py-8 md:py-10">
      <BackLink />
      <WorkspaceHeader roadmap={roadmap} target={target} onEditTarget={setTarget} />
      <ReviewBanner roadmap={roadmap} />
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <MaterialPane roadmap={roadmap} shown={shown} onClose={() => setShown(null)} />
        <StageBuilder roadmap={roadmap} target={target} onEditTarget={setTarget} onShowEvidence={setShown} />
      </div>
    </div>
  );
}

function BackLink() {
  return (
    <ButtonLink to="/mentor" variant="ghost" size="sm" className="-ml-3">
      <ArrowLeft aria-hidden="true" className="size-4" />
      All your roadmaps
    </ButtonLink>
  );
}
