import type { Evidence, Roadmap } from '@waymark/contracts/roadmaps/http';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { ApiError } from '#lib/api.ts';
import { useDocumentTitle } from '#lib/document-title.ts';
import { isRunActive } from '#shared/ai/run-stream.ts';
import { TrailLoading } from '#shared/trail/trail-states.tsx';
import { ButtonLink } from '#shared/ui/button.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { useEditTarget } from '../builder/edit-target.ts';
import { StageBuilder } from '../builder/stage-builder.tsx';
import { GHOSTWRITER } from '../drafting/ghostwriter-panel.tsx';
import { RunArea } from '../drafting/run-area.tsx';
import { useRun } from '../drafting/use-run.ts';
import { ReviewBanner } from '../review/review-banner.tsx';
import { useRememberPlace } from '../rooms/last-place.ts';
import { RoadmapNotYours } from '../rooms/roadmap-not-yours.tsx';
import { MaterialProvider } from '../shared/material-state.tsx';
import { ROADMAPS_ROOM } from '../shared/paths.ts';
import { useStudioRoadmap } from '../shared/use-studio-roadmap.ts';
import { NameCard } from '../start/name-card.tsx';
import { MaterialPane } from './material-pane.tsx';
import { useLiveDraft } from './use-live-draft.ts';
import { WorkspaceHeader } from './workspace-header.tsx';

interface WorkspaceProps {
  roadmapId: string;
  tab: string | undefined;
  userId: number;
}

export function Workspace({ roadmapId, tab, userId }: WorkspaceProps) {
  const query = useStudioRoadmap(roadmapId);
  const { data: roadmap, isPending, error } = query;
  useDocumentTitle(roadmap ? `${roadmap.title} · Studio` : 'Share Your Journey');
  if (isPending) return <TrailLoading label="Loading your roadmap…" className="py-32" />;
  if (roadmap?.isOwner) return <Editor roadmap={roadmap} tab={tab} userId={userId} />;
  if (roadmap || (error instanceof ApiError && [400, 404].includes(error.status)))
    return <RoadmapNotYours userId={userId} />;
  return <QueryError title="Your roadmap did not load" query={query} className="page my-16" />;
}

/** The material beside the draft that is being made and the stages. */
function Editor({ roadmap, tab, userId }: Omit<WorkspaceProps, 'roadmapId'> & { roadmap: Roadmap }) {
  useRememberPlace(userId);
  useLiveDraft(userId, roadmap.id);
  const [shown, setShown] = useState<Evidence | null>(null);
  const [target, setTarget] = useEditTarget(roadmap.id);
  const run = useRun(roadmap.id);
  const runArea = useRef<HTMLDivElement>(null);
  const drafting = isRunActive(run.data);
  // The ghostwriter shows its own draft there.
  const inTimeline = run.data?.kind === 'ghostwrite' && tab?.toLowerCase() === 'timeline';
  const showRun = () => (inTimeline ? document.getElementById(GHOSTWRITER) : runArea.current)?.focus();
  return (
    <MaterialProvider roadmapId={roadmap.id} drafting={drafting}>
      <div className="page max-w-[84rem] py-8 max-lg:pb-0 md:py-10">
        <BackLink />
        <WorkspaceHeader roadmap={roadmap} target={target} onEditTarget={setTarget} />
        <NameCard roadmap={roadmap} />
        <ReviewBanner roadmap={roadmap} />
        <div className="mt-8 grid grid-cols-1 items-start gap-x-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]">
          {!inTimeline && <RunArea ref={runArea} roadmap={roadmap} run={run} />}
          <MaterialPane
            roadmap={roadmap}
            run={run}
            tab={tab}
            shown={shown}
            onClose={() => setShown(null)}
            onShowRun={showRun}
          />
          <div className="min-w-0 max-lg:mt-8 lg:col-start-2 lg:row-start-2">
            <StageBuilder
              roadmap={roadmap}
              drafting={drafting}
              target={target}
              onEditTarget={setTarget}
              onShowEvidence={setShown}
            />
          </div>
        </div>
      </div>
    </MaterialProvider>
  );
}

function BackLink() {
  return (
    <ButtonLink to={ROADMAPS_ROOM} variant="ghost" size="sm" className="-ml-3">
      <ArrowLeft aria-hidden="true" className="size-4" />
      All your roadmaps
    </ButtonLink>
  );
}
