import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { lazy, Suspense, useRef, useState } from 'react';
import { ReportButton } from '../../components/report/report-button.tsx';
import { TrailLoading } from '../../components/trail/trail-states.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Story } from './audio/story-player.tsx';
import { CoachingSlot } from './coaching/coaching-slot.tsx';
import { Streak } from './companion/streak.tsx';
import { BookStep } from './components/book-step.tsx';
import { Header } from './components/header.tsx';
import { Notes } from './components/notes.tsx';
import { SidePanel } from './components/side-panel.tsx';
import { STAGES_SHOWN, Stages } from './components/stages.tsx';
import { StickyBar } from './components/sticky-bar.tsx';
import { ViewToggle } from './components/view-toggle.tsx';
import { WhatsNew } from './components/whats-new.tsx';
import type { StepTarget } from './journey/journey.tsx';
import { type JourneyView, journeyView, type StepView } from './journey-view.ts';
import { ResetProgressButton } from './progress/reset-progress-button.tsx';
import type { JourneyProgress } from './progress/use-journey-progress.ts';
import { useStepShortcut } from './use-step-shortcut.ts';
import { useViewMode, type ViewMode } from './view-mode.ts';

const Journey = lazy(() => import('./journey/journey.tsx'));
const Companion = lazy(() => import('./companion/companion.tsx'));
const StoryOffer = lazyPart(() => import('./components/story-offer.tsx'));

const isComplete = ({ journey }: JourneyView): boolean =>
  journey.totalSteps > 0 && journey.completedSteps === journey.totalSteps;

interface RoadmapViewProps {
  roadmap: Roadmap;
  user: User | null;
  progress: JourneyProgress;
  /** As learners see it, but nothing is saved. */
  preview?: boolean;
}

export function RoadmapView({ roadmap, user, progress, preview = false }: RoadmapViewProps) {
  const [mode, setMode] = useViewMode();
  const companion = useRef<HTMLHeadingElement>(null);
  useStepShortcut();
  const view = journeyView(roadmap, progress.progress);
  const { showStep, ...stepState } = useStepNavigation(view, mode);

  return (
    <>
      <article className="page py-10 md:py-14">
        <Header roadmap={roadmap} user={user} view={view} isFollowing={progress.isFollowing} />
        {!preview && (
          <Notes roadmap={roadmap} user={user} progressError={progress.error} onRetry={progress.retry}>
            {user && progress.whatsNew && (
              <WhatsNew user={user} roadmapId={roadmap.id} changes={progress.whatsNew} onShow={showStep} />
            )}
          </Notes>
        )}
        {view.stages.length === 0 ? (
          <EmptyState title="No stages yet" className="mt-12">
            The mentor has not added any stages yet.
          </EmptyState>
        ) : (
          <div className="mt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-10">
            <div>
              <ViewToggle mode={mode} onChange={setMode} />
              <StagesView
                {...{ roadmap, user, preview, view, mode }}
                {...stepState}
                // A click could have the wrong effect before the ticks have loaded.
                readOnly={!progress.isReady}
                onTick={progress.tick}
              />
              {!preview && user && progress.isFollowing && isComplete(view) && (
                <Suspense fallback={null}>
                  <StoryOffer roadmapId={roadmap.id} />
                </Suspense>
              )}
              {!preview && (
                <div className="mt-4 flex flex-wrap items-center justify-end gap-4">
                  {!roadmap.isOwner && (
                    <ReportButton target={{ type: 'roadmap', id: roadmap.id }} what="this roadmap" />
                  )}
                  <ResetProgressButton
                    completedSteps={view.journey.completedSteps}
                    onReset={progress.reset}
                  />
                </div>
              )}
            </div>
            <SidePanel view={view}>
              {!preview && (
                <>
                  <Streak user={user} roadmapId={roadmap.id} />
                  <Button size="sm" className="justify-self-start" onClick={() => companion.current?.focus()}>
                    Journey companion
                  </Button>
                </>
              )}
            </SidePanel>
          </div>
        )}
        {!preview && view.stages.length > 0 && (
          <section aria-labelledby="companion" className="mt-16 border-t border-line pt-10">
            <h2 id="companion" ref={companion} tabIndex={-1} className="mb-8 text-3xl">
              Journey companion
            </h2>
            <Suspense fallback={<Skeleton className="h-96" />}>
              <Companion user={user} roadmap={roadmap} view={view} lastSaved={progress.lastSaved} />
            </Suspense>
          </section>
        )}
      </article>
      {progress.isReady && view.journey.totalSteps > 0 && (
        <StickyBar
          view={view}
          user={user}
          progress={progress}
          preview={preview}
          onContinue={() => view.next && showStep(view.next.step.id)}
        />
      )}
    </>
  );
}

interface StagesViewProps {
  roadmap: Roadmap;
  user: User | null;
  preview: boolean;
  view: JourneyView;
  mode: ViewMode;
  target: StepTarget | null;
  allShown: boolean;
  onShowAll: () => void;
  readOnly: boolean;
  onTick: (stepId: string, completed: boolean) => void;
}

/** The stages in the chosen view. Here, so that the phone preview shares one chunk with the page. */
export function StagesView({
  roadmap,
  user,
  preview,
  view,
  mode,
  target,
  allShown,
  onShowAll,
  readOnly,
  onTick,
}: StagesViewProps) {
  const book = ({ step }: StepView) => !preview && <BookStep {...{ roadmap, step, user }} />;
  if (mode === 'traditional') {
    return (
      <Stages
        view={view}
        mentor={roadmap.mentor.name}
        allShown={allShown}
        onShowAll={onShowAll}
        readOnly={readOnly}
        onTick={onTick}
        stepFooter={book}
        story={<Story roadmap={roadmap} />}
      />
    );
  }
  return (
    <Suspense fallback={<TrailLoading label="Loading the map…" className="min-h-160 py-24" />}>
      <Journey
        view={view}
        mentor={roadmap.mentor}
        readOnly={readOnly}
        target={target}
        onTick={onTick}
        stepFooter={(view, locked) => (
          <>
            <CoachingSlot {...{ user, roadmap, step: view.step, locked, preview }} />
            {book(view)}
          </>
        )}
      />
    </Suspense>
  );
}

/** Which stages are shown, and a function that shows and focuses a step. */
function useStepNavigation(view: JourneyView, mode: ViewMode) {
  const [allShown, setAllShown] = useState(false);
  const [target, setTarget] = useState<StepTarget | null>(null);
  function showStep(stepId: string) {
    const stageIndex = view.stages.findIndex(({ steps }) => steps.some(({ step }) => step.id === stepId));
    if (stageIndex < 0) return;
    if (mode === 'journey') return setTarget({ stageIndex, stepId });
    if (stageIndex >= STAGES_SHOWN) setAllShown(true);
    // After the hidden stages have been rendered.
    requestAnimationFrame(() => document.getElementById(`step-${stepId}`)?.focus());
  }
  return { target, allShown, onShowAll: () => setAllShown(true), showStep };
}
