import type { Evidence, Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Review } from '@waymark/contracts/roadmaps/review';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { useState } from 'react';
import { useShortcut } from '#lib/shortcuts.ts';
import { useRun } from '../drafting/use-run.ts';
import { CrisisLine } from '../shared/crisis-line.tsx';
import { type Place, reviewSteps } from '../shared/review-steps.ts';
import { useSources } from '../shared/use-sources.ts';
import { EndPanel, NoSteps } from './end-panel.tsx';
import { FailureNotice, LostText } from './failure-notice.tsx';
import { HeldPanel } from './held-panel.tsx';
import { PositionBar } from './position-bar.tsx';
import { ReviewHeader } from './review-header.tsx';
import { SpeakerQuestions } from './speaker-question.tsx';
import { StepPanel } from './step-panel.tsx';
import { StoryPane } from './story-pane.tsx';
import type { Mark } from './story-text.ts';
import { TakeBar, useTaking } from './take-bar.tsx';
import { type Session, useSession } from './use-session.ts';

/** The story on one side, one proposed step on the other. */
export function ReviewScreen(props: { roadmap: Roadmap; review: Review }) {
  const session = useSession(props.roadmap, props.review);
  const { roadmap, place } = session;
  const run = useRun(roadmap.id);
  const { data: sources = [] } = useSources(roadmap.id);
  useNavigationKeys(session);
  return (
    <div className="page max-w-[84rem] py-4 max-lg:pb-44 lg:py-6">
      <ReviewHeader session={session} />
      {run.data?.crisis && <CrisisLine isFolded />}
      <div className="mt-4 grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-8">
        <div className="grid min-w-0 gap-4">
          <SpeakerQuestions sources={sources} />
          <PositionBar session={session} />
          {session.failure && <FailureNotice session={session} failure={session.failure} />}
          {session.lost && <LostText text={session.lost} onDiscard={session.discardLost} />}
          <section
            aria-label={place.at === 'held' ? 'Passage waiting for you' : 'Proposed step'}
            className="grid min-w-0 grid-cols-1 content-start gap-4 rounded-card border border-line bg-raised p-4 lg:p-6"
          >
            <Panel session={session} />
          </section>
        </div>
        <Story session={session} sources={sources} />
      </div>
    </div>
  );
}

function Panel({ session }: { session: Session }) {
  const { place, roadmap, review } = session;
  const at = reviewSteps(roadmap).find(({ step }) => place.at === 'step' && step.id === place.id);
  if (at) return <StepPanel key={at.step.id} session={session} at={at} />;
  const passage = review.heldBack.find(({ id }) => place.at === 'held' && id === place.id);
  if (passage) return <HeldPanel key={passage.id} session={session} passage={passage} />;
  return review.total === 0 ? <NoSteps session={session} /> : <EndPanel session={session} />;
}

/** The source of the lit passage, unless the mentor has opened another one. */
function Story({ session, sources }: { session: Session; sources: readonly Source[] }) {
  const { roadmap, review, place, mode } = session;
  const [opened, setOpened] = useState<{ at: Place; id: string } | null>(null);
  const evidence = evidenceAt(session);
  const isOpenedHere = opened !== null && JSON.stringify(opened.at) === JSON.stringify(place);
  const sourceId =
    (isOpenedHere ? opened.id : evidence?.sourceId) ??
    sources.find(({ words }) => words !== null && words > 0)?.id ??
    null;
  const marksOf = (of: string): Mark[] => [
    ...(evidence?.sourceId === of ? [{ ...evidence, kind: 'current' as const }] : []),
    ...review.heldBack.flatMap(({ evidence: held }) =>
      held.sourceId === of ? [{ ...held, kind: 'held' as const }] : [],
    ),
    ...reviewSteps(roadmap).flatMap(({ step: { evidence: other } }) =>
      other?.sourceId === of ? [{ ...other, kind: 'other' as const }] : [],
    ),
  ];
  const { chosen } = session;
  const taking = useTaking(session);
  return (
    <StoryPane
      sources={sources}
      sourceId={sourceId}
      onSource={(id) => setOpened({ at: place, id })}
      evidence={evidence}
      marksOf={marksOf}
      picking={{
        isOn: mode === 'pick' || mode === 'take',
        isAllowed: mode === 'look',
        chosen,
        onChoose: session.choose,
        onConfirm: () => {
          if (mode === 'take') taking.confirm();
          else if (place.at === 'step' && chosen)
            session.decide({ action: 'quote', stepId: place.id, ...chosen });
        },
        onCancel: () => (mode === 'take' ? session.stopTaking() : session.setMode('look')),
      }}
      onTake={() => session.setMode('take')}
      takeBar={mode === 'take' ? <TakeBar session={session} taking={taking} /> : null}
    />
  );
}

function evidenceAt({ place, roadmap, review }: Session): Evidence | null {
  if (place.at === 'step')
    return reviewSteps(roadmap).find(({ step }) => step.id === place.id)?.step.evidence ?? null;
  if (place.at === 'held') return review.heldBack.find(({ id }) => id === place.id)?.evidence ?? null;
  return null;
}

function useNavigationKeys(session: Session): void {
  const { next, previous, mode } = session;
  const isOn = mode === 'look';
  useShortcut('ArrowRight', 'Next', () => next && session.go(next), 'Review', isOn);
  useShortcut('j', 'Next', () => next && session.go(next), 'Review', isOn);
  useShortcut('ArrowLeft', 'Previous', () => previous && session.go(previous), 'Review', isOn);
  useShortcut('u', 'Undo', () => session.canUndo && session.undo(), 'Review', isOn);
}
