import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { TrailLoading } from '../../components/trail/trail-states.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { StoryPlayer } from './audio/story-player.tsx';
import { Header } from './components/header.tsx';
import { Notes } from './components/notes.tsx';
import { SidePanel } from './components/side-panel.tsx';
import { STAGES_SHOWN, Stages } from './components/stages.tsx';
import { StickyBar } from './components/sticky-bar.tsx';
import { ViewToggle } from './components/view-toggle.tsx';
import type { GoTo } from './journey/journey.tsx';
import { journeyView, type StepView } from './journey-view.ts';
import type { JourneyProgress } from './progress/use-journey-progress.ts';
import { useStepShortcut } from './use-step-shortcut.ts';
import { useViewChoice } from './view-choice.ts';

const Journey = lazy(() => import('./journey/journey.tsx'));

interface RoadmapViewProps {
  roadmap: Roadmap;
  user: User | null;
  progress: JourneyProgress;
}

/** A roadmap as one person walks it, in the view they chose. */
export function RoadmapView({ roadmap, user, progress }: RoadmapViewProps) {
  const [look, setLook] = useViewChoice();
  const [allShown, setAllShown] = useState(false);
  const [goTo, setGoTo] = useState<GoTo | null>(null);
  useStepShortcut();
  const view = journeyView(roadmap, progress.progress);
  // Until we know what is ticked, a click could only be wrong.
  const readOnly = !progress.isReady;

  function showStep(stageIndex: number, stepId: string) {
    if (look === 'journey') return setGoTo({ stageIndex, stepId });
    if (stageIndex >= STAGES_SHOWN) setAllShown(true);
    // After the stages that were folded away are on the page.
    requestAnimationFrame(() => document.getElementById(`step-${stepId}`)?.focus());
  }

  return (
    <>
      <article className="page py-10 md:py-14">
        <Header roadmap={roadmap} user={user} view={view} isFollowing={progress.isFollowing} />
        <Notes roadmap={roadmap} user={user} progressError={progress.error} onRetry={progress.retry} />
        {view.stages.length === 0 ? (
          <EmptyState title="No stages yet" className="mt-12">
            The trail starts with the first stage.
          </EmptyState>
        ) : (
          <div className="mt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-10">
            <div>
              <ViewToggle look={look} onChange={setLook} />
              {look === 'journey' ? (
                <Suspense fallback={<TrailLoading label="Unfolding the map…" className="min-h-160 py-24" />}>
                  <Journey
                    view={view}
                    mentor={roadmap.mentor}
                    readOnly={readOnly}
                    goTo={goTo}
                    onTick={progress.tick}
                    underStep={underStep}
                  />
                </Suspense>
              ) : (
                <Stages
                  view={view}
                  allShown={allShown}
                  onShowAll={() => setAllShown(true)}
                  readOnly={readOnly}
                  onTick={progress.tick}
                  story={roadmap.audioUrl && <StoryPlayer roadmap={roadmap} url={roadmap.audioUrl} />}
                />
              )}
            </div>
            <SidePanel view={view} />
          </div>
        )}
      </article>
      {progress.isReady && view.journey.totalSteps > 0 && (
        <StickyBar
          view={view}
          user={user}
          progress={progress}
          onContinue={() => view.next && showStep(view.next.stageIndex, view.next.step.id)}
        />
      )}
    </>
  );

  function underStep(_step: StepView, _locked: boolean): ReactNode {
    return null;
  }
}
