import type { Evidence, Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Review } from '@waymark/contracts/roadmaps/review';
import { useState } from 'react';
import { useShortcut } from '../../../../lib/shortcuts.ts';
import { useRun } from '../../api/use-run.ts';
import { useSources } from '../../api/use-sources.ts';
import type { Mark } from '../../review/story-text.ts';
import { type Place, stopsOf } from '../../review/walk.ts';
import { CrisisLine } from './crisis-line.tsx';
import { EndPanel, NoSteps } from './end-panel.tsx';
import { FailureNotice, LostText } from './failure-notice.tsx';
import { HeldPanel } from './held-panel.tsx';
import { ReviewHeader } from './review-header.tsx';
import { StepPanel } from './step-panel.tsx';
import { StoryPane } from './story-pane.tsx';
import { TakeBar, useTaking } from './take-bar.tsx';
import { type Session, useSession } from './use-session.ts';
import { WalkBar } from './walk-bar.tsx';

/** The story on one side, one proposed step on the other. */
export function ReviewScreen(props: { roadmap: Roadmap; review: Review }) {
  const session = useSession(props.roadmap, props.review);
  const { roadmap, place } = session;
  const run = useRun(roadmap.id);
  useNavigationKeys(session);
  return (
    <div className="page max-w-[84rem] py-4 max-lg:pb-44 lg:py-6">
      <ReviewHeader session={session} />
      {run.data?.crisis && <CrisisLine />}
      <div className="mt-4 grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-8">
        <div className="grid min-w-0 gap-4">
          <WalkBar session={session} />
          {session.failure && <FailureNotice session={session} failure={session.failure} />}
          {session.lost && <LostText text={session.lost} onDiscard={session.discardLost} />}
          <section
            aria-label={place.at === 'held' ? 'Passage waiting for you' : 'Proposed step'}
            className="grid min-w-0 grid-cols-1 content-start gap-4 rounded-card border border-line bg-raised p-4 lg:p-6"
          >
            <Panel session={session} />
          </section>
        </div>
        <Story session={session} />
      </div>
    </div>
  );
}

function Panel({ session }: { session: Session }) {
  const { place, roadmap, review } = session;
  const stop = stopsOf(roadmap).find(({ step }) => place.at === 'step' && step.id === place.id);
  if (stop) return <StepPanel key={stop.step.id} session={session} stop={stop} />;
  const passage = review.heldBack.find(({ id }) => place.at === 'held' && id === place.id);
  if (passage) return <HeldPanel key={passage.id} session={session} passage={passage} />;
  return review.total === 0 ? <NoSteps session={session} /> : <EndPanel session={session} />;
}

/** The source of the lit passage, unless the mentor has opened another one. */
function Story({ session }: { session: Session }) {
  const { roadmap, review, place, mode } = session;
  const { data: sources = [] } = useSources(roadmap.id);
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
    ...stopsOf(roadmap).flatMap(({ step: { evidence: other } }) =>
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
    return stopsOf(roadmap).find(({ step }) => step.id === place.id)?.step.evidence ?? null;
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
