import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { useMemo, useState } from 'react';
import { Header } from './components/header.tsx';
import { ViewToggle } from './components/view-toggle.tsx';
import { journeyView } from './journey-view.ts';
import { PhoneFrame } from './phone-frame.tsx';
import { StagesView } from './stages-view.tsx';
import { storedMode } from './view-mode.ts';

interface PhonePreviewProps {
  roadmap: Roadmap;
  /** The stage that learners have reached; null for the beginning. */
  stageId: string | null;
  /** The step to scroll to. */
  stepId: string | null;
}

const ignore = () => {};

/** A roadmap as learners see it on a phone, for reading. */
export default function PhonePreview({ roadmap, stageId, stepId }: PhonePreviewProps) {
  const [mode, setMode] = useState(storedMode);
  const view = useMemo(() => journeyView(roadmap, progressUpTo(roadmap, stageId)), [roadmap, stageId]);
  const stageIndex = roadmap.stages.findIndex(({ id }) => id === stageId);
  const target = useMemo(() => (stageIndex < 0 ? null : { stageIndex, stepId: '' }), [stageIndex]);
  const follow = stageId
    ? [...(stepId ? [`step-${stepId}`] : []), `milestone-${stageId}`, `stage-${stageId}`]
    : [];
  return (
    <div className="flex h-full flex-col gap-3">
      <div className="flex justify-center">
        <ViewToggle mode={mode} onChange={setMode} />
      </div>
      <div className="mx-auto min-h-0 w-[362px] max-w-full grow overflow-hidden border-y border-edge bg-paper sm:rounded-card sm:border-x">
        <PhoneFrame title={`Preview of “${roadmap.title}” on a phone`} follow={follow}>
          <article className="page py-8">
            <Header roadmap={roadmap} user={null} view={view} isFollowing={false} />
            <div className="mt-8">
              <StagesView
                {...{ roadmap, view, mode, target }}
                user={null}
                preview
                allShown
                onShowAll={ignore}
                readOnly={false}
                onTick={ignore}
              />
            </div>
          </article>
        </PhoneFrame>
      </div>
    </div>
  );
}

/** Of a learner who has completed all stages before this one. */
function progressUpTo({ stages }: Roadmap, stageId: string | null): Record<string, boolean> {
  const reached = stages.findIndex(({ id }) => id === stageId);
  const steps = stages.slice(0, Math.max(0, reached)).flatMap((stage) => stage.steps);
  return Object.fromEntries(steps.map(({ id }) => [id, true]));
}
