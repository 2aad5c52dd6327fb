import type { MentorCard } from '@waymark/contracts/roadmaps/http';
import { Cairn } from '#shared/trail/marks.tsx';
import { Trail } from '#shared/trail/trail.tsx';
import { Avatar } from '#shared/ui/avatar.tsx';
import { MentorQuote } from '#shared/ui/mentor-quote.tsx';
import { VoiceClip } from '../audio/voice-clip.tsx';
import { Duration, LockNotice, StatusBadge } from '../components/stage-parts.tsx';
import { StageWarnings } from '../components/stage-warnings.tsx';
import { StepItem } from '../components/step-item.tsx';
import type { StageView } from '../journey-view.ts';
import { Artifacts } from './artifacts.tsx';

interface MilestoneProps {
  view: StageView;
  count: number;
  mentor: MentorCard;
  readOnly: boolean;
  onTick: (stepId: string, completed: boolean) => void;
}

/** A stage in the Interactive Journey. */
export function Milestone({ view, count, mentor, readOnly, onTick }: MilestoneProps) {
  const { stage, state } = view;
  const heading = `milestone-${stage.id}`;
  return (
    <section
      data-stage={stage.id}
      aria-labelledby={heading}
      className="rounded-card border border-line bg-raised px-4 py-4 md:px-8 md:py-5"
    >
      <header className="grid grid-cols-[1fr_auto] items-start gap-x-4">
        <div className="min-w-0 wrap-anywhere">
          <p className="tabular flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
            <span className="font-semibold">
              Stage {view.number} of {count}
            </span>
            <StatusBadge status={state.status} />
            <Duration text={stage.estimatedDuration} />
          </p>
          <h3 dir="auto" id={heading} className="mt-1.5 text-2xl text-balance">
            {stage.title}
          </h3>
        </div>
        <svg aria-hidden="true" width="52" height="48" viewBox="-28 -26 56 52" className="hidden sm:block">
          <Cairn x={0} y={2} state={view.mark} />
        </svg>
      </header>
      {stage.description && (
        <p dir="auto" className="mt-1.5 max-w-measure wrap-anywhere whitespace-pre-line text-muted">
          {stage.description}
        </p>
      )}
      <StageWarnings warnings={stage.warnings} className="mt-4" />
      <p role="status" className="mt-6 text-sm empty:hidden">
        {state.status === 'Completed' && (
          <span className="font-semibold text-moss">
            This stage is completed. {state.totalSteps === 1 ? 'Its step is' : 'All its steps are'} done.
          </span>
        )}
      </p>
      {view.lockedBy && !readOnly && <LockNotice stage={view.lockedBy} className="mt-6" />}
      <Trail as="ol" className="mt-1 [&>li+li]:border-t [&>li+li]:border-line">
        {view.steps.map((step) => (
          <StepItem
            key={step.step.id}
            view={step}
            mentor={mentor.name}
            disabled={readOnly || state.locked}
            locked={state.locked}
            onTick={(completed) => onTick(step.step.id, completed)}
          />
        ))}
      </Trail>
      <div className="mt-6 grid gap-6 empty:hidden">
        <MentorMessage view={view} mentor={mentor} />
        <Artifacts artifacts={stage.artifacts} stageTitle={stage.title} />
      </div>
      {view.steps.length === 0 && <p className="mt-4 text-muted">No steps here yet.</p>}
    </section>
  );
}

function MentorMessage({ view: { stage }, mentor }: { view: StageView; mentor: MentorCard }) {
  if (!stage.mentorNote && !stage.voiceClip) return null;
  return (
    <div className="grid gap-4 rounded-control bg-paper p-5">
      <p className="flex items-center gap-3 text-sm">
        <Avatar id={mentor.id} name={mentor.name} src={mentor.avatar} size={32} />
        <span dir="auto" className="font-semibold">
          {mentor.name}
        </span>
      </p>
      {stage.mentorNote && (
        <MentorQuote size="lg">
          <span dir="auto" className="whitespace-pre-line">
            {stage.mentorNote}
          </span>
        </MentorQuote>
      )}
      {stage.voiceClip && (
        <VoiceClip clip={stage.voiceClip} mentorName={mentor.name} stageTitle={stage.title} />
      )}
    </div>
  );
}
