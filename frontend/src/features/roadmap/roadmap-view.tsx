import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { lazy, Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { useOnDevice } from '../../lib/use-on-device.ts';
import { ReportButton } from '../../shared/report/report-button.tsx';
import SaveButton from '../../shared/saved-roadmaps/save-button.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { hasQuotableWords } from './ask/has-quotable-words.ts';
import { Streak } from './companion/streak.tsx';
import { Header } from './components/header.tsx';
import { GuestNote, Notes } from './components/notes.tsx';
import { SidePanel } from './components/side-panel.tsx';
import { STAGES_SHOWN } from './components/stages.tsx';
import { StickyBar } from './components/sticky-bar.tsx';
import { ViewToggle } from './components/view-toggle.tsx';
import { WhatsNew } from './components/whats-new.tsx';
import { focusStep } from './focus-step.ts';
import type { StepTarget } from './journey/journey.tsx';
import { type JourneyView, journeyView } from './journey-view.ts';
import { ResetProgressButton } from './progress/reset-progress-button.tsx';
import type { JourneyProgress } from './progress/use-journey-progress.ts';
import { StagesView } from './stages-view.tsx';
import { useRequestedStep } from './step-tools/use-requested-step.ts';
import { useCurrentInView } from './use-current-in-view.ts';
import { isComplete } from './use-milestones.ts';
import { useTicks } from './use-ticks.ts';
import { useViewMode, type ViewMode } from './view-mode.ts';

const Companion = lazy(() => import('./companion/companion.tsx'));
const AskStory = lazyPart(() => import('./ask/ask-story.tsx'));
const ReminderOffer = lazyPart(() => import('./components/reminder-offer.tsx'));
const StoryOffer = lazyPart(() => import('./components/story-offer.tsx'));

interface RoadmapViewProps {
  roadmap: Roadmap;
  user: User | null;
  progress: JourneyProgress;
  /** As learners see it, but nothing is saved. */
  preview?: boolean;
  /** False until it is known who reads: then the content alone is shown. */
  isUserKnown?: boolean;
}

export function RoadmapView({
  roadmap,
  user,
  progress,
  preview = false,
  isUserKnown = true,
}: RoadmapViewProps) {
  const onDevice = useOnDevice();
  const [mode, setMode] = useViewMode();
  const companion = useRef<HTMLHeadingElement>(null);
  useStepShortcut();
  const view = journeyView(roadmap, progress.progress);
  const { showStep, ...stepState } = useStepNavigation(view, mode);
  const isRequested = useRequestedStep(view, progress.isReady, showStep);
  useCurrentInView(
    isRequested ? null : (view.next?.step.id ?? null),
    progress.isReady && view.journey.totalSteps > 0,
  );
  const { tick, finished, close } = useTicks({ roadmap, progress, preview, view });
  const showNext = () => {
    close();
    if (view.next) showStep(view.next.step.id);
  };

  return (
    <>
      <article className="page py-5 wrap-anywhere md:py-6">
        <Header
          roadmap={roadmap}
          user={user}
          view={view}
          isFollowing={progress.isFollowing}
          actions={
            !preview &&
            roadmap.status === 'published' && (
              <SaveButton
                roadmapId={roadmap.id}
                title={roadmap.title}
                className="border border-edge bg-raised"
              />
            )
          }
        >
          {view.stages.length > 0 && <ViewToggle mode={mode} onChange={setMode} />}
        </Header>
        {!preview && isUserKnown && (
          <Notes roadmap={roadmap} progressError={progress.error} onRetry={progress.retry}>
            {user && progress.whatsNew && (
              <WhatsNew user={user} roadmapId={roadmap.id} changes={progress.whatsNew} onShow={showStep} />
            )}
          </Notes>
        )}
        {view.stages.length === 0 ? (
          <EmptyState
            title="No stages yet"
            drawing="map"
            className="mt-12"
            action={
              roadmap.isOwner ? (
                <ButtonLink to={`/mentor/roadmaps/${roadmap.id}`}>Continue editing</ButtonLink>
              ) : (
                <ButtonLink to="/browse">Browse Roadmaps</ButtonLink>
              )
            }
          >
            The mentor has not added any stages yet.
          </EmptyState>
        ) : (
          <div className="mt-3 lg:grid lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-10">
            <div className="min-w-0">
              <StagesView
                {...{ roadmap, user, preview, view, mode }}
                {...stepState}
                // A click could have the wrong effect before the ticks have loaded.
                readOnly={!progress.isReady}
                onTick={tick}
              />
              {!preview && user && onDevice && isBegun(view) && (
                <Suspense fallback={null}>
                  <ReminderOffer userId={user.id} />
                </Suspense>
              )}
              {!preview && user && progress.isFollowing && isComplete(view) && (
                <Suspense fallback={null}>
                  <StoryOffer roadmapId={roadmap.id} />
                </Suspense>
              )}
              {!preview && isUserKnown && !user && <GuestNote />}
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
                  {isUserKnown ? (
                    <Streak user={user} roadmapId={roadmap.id} />
                  ) : (
                    <Skeleton className="h-16" />
                  )}
                  <Button size="sm" className="justify-self-start" onClick={() => companion.current?.focus()}>
                    Journey companion
                  </Button>
                </>
              )}
            </SidePanel>
          </div>
        )}
        {!preview && onDevice && isUserKnown && hasQuotableWords(roadmap) && (
          <Suspense fallback={null}>
            <AskStory roadmap={roadmap} user={user} onShowStep={showStep} />
          </Suspense>
        )}
        {!preview && view.stages.length > 0 && (
          <section aria-labelledby="companion" className="mt-16 border-t border-line pt-10">
            <h2 id="companion" ref={companion} tabIndex={-1} className="mb-8 text-3xl">
              Journey companion
            </h2>
            {onDevice && isUserKnown ? (
              <Suspense fallback={<Skeleton className="h-96" />}>
                <Companion user={user} roadmap={roadmap} view={view} lastSaved={progress.lastSaved} />
              </Suspense>
            ) : (
              <Skeleton className="h-96" />
            )}
          </section>
        )}
      </article>
      {progress.isReady && view.journey.totalSteps > 0 && (
        <StickyBar
          {...{ view, user, progress, preview, finished }}
          mentor={roadmap.mentor.name}
          onMomentOver={close}
          onContinue={showNext}
        />
      )}
    </>
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
    requestAnimationFrame(() => focusStep(stepId));
  }
  return { target, allShown, onShowAll: () => setAllShown(true), showStep };
}

/** The first step is done, and not the last one. */
const isBegun = (view: JourneyView): boolean => view.journey.completedSteps > 0 && !isComplete(view);

/** `D` toggles the focused step. */
function useStepShortcut(): void {
  useShortcut('d', 'Mark the focused step as done', markFocused, 'Roadmap');
}

function markFocused(): void {
  const step = document.activeElement?.closest('[data-step]');
  step?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
}
