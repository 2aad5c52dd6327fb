import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { ApiError } from '../../lib/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useUser } from '../../lib/use-user.ts';
import { useProgress, useTick } from './api/use-progress.ts';
import { useRoadmap } from './api/use-roadmap.ts';
import { Header } from './components/header.tsx';
import { Notes } from './components/notes.tsx';
import { RoadmapNotFound } from './components/roadmap-not-found.tsx';
import { RoadmapSkeleton } from './components/roadmap-skeleton.tsx';
import { STAGES_SHOWN, Stages } from './components/stages.tsx';
import { StickyBar } from './components/sticky-bar.tsx';
import { journeyView } from './journey-view.ts';

export default function RoadmapPage() {
  const { id = '' } = useParams();
  const roadmap = useRoadmap(id);
  const { user, isLoading } = useUser();
  useDocumentTitle(roadmap.data?.title ?? (roadmap.isError ? 'Roadmap Not Found' : 'Roadmap'));

  if (roadmap.isPending || isLoading) return <RoadmapSkeleton />;
  if (roadmap.data) return <RoadmapView key={roadmap.data.id} roadmap={roadmap.data} user={user} />;
  if (roadmap.error instanceof ApiError && [400, 404].includes(roadmap.error.status))
    return <RoadmapNotFound />;
  return (
    <div className="page py-16">
      <ErrorState
        title="The roadmap did not load"
        error={roadmap.error}
        onRetry={() => void roadmap.refetch()}
      />
    </div>
  );
}

function RoadmapView({ roadmap, user }: { roadmap: Roadmap; user: User | null }) {
  const progress = useProgress(user, roadmap.id);
  const tick = useTick(user, roadmap.id);
  const [allShown, setAllShown] = useState(false);
  const view = journeyView(roadmap, progress.data?.progress ?? {});

  function goOn() {
    if (!view.next) return;
    if (view.next.stageIndex >= STAGES_SHOWN) setAllShown(true);
    const { id } = view.next.step;
    // After the stages that were folded away are on the page.
    requestAnimationFrame(() => document.getElementById(`step-${id}`)?.focus());
  }

  return (
    <>
      <article className="page py-10 md:py-14">
        <Header roadmap={roadmap} user={user} view={view} isFollowing={progress.data?.isFollowing ?? false} />
        <Notes
          roadmap={roadmap}
          user={user}
          progressError={progress.error}
          onRetry={() => void progress.refetch()}
        />
        <Stages
          view={view}
          allShown={allShown}
          onShowAll={() => setAllShown(true)}
          // Until we know what is ticked, a click could only be wrong.
          readOnly={!progress.data}
          onTick={(stepId, completed) => tick.mutate({ stepId, completed })}
        />
      </article>
      {progress.data && view.journey.totalSteps > 0 && <StickyBar view={view} onContinue={goOn} />}
    </>
  );
}
