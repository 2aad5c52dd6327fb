import type { HeldBackReason } from '@waymark/contracts/ai/draft';
import { Check, Combine, PencilLine, SkipForward, Sparkles, TextSelect, TriangleAlert } from 'lucide-react';
import { useConfig } from '#lib/use-config.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { MentorQuote } from '#shared/ui/mentor-quote.tsx';
import { StepVoiceChoice } from '../builder/step-voice.tsx';
import type { ReviewStep } from '../shared/review-steps.ts';
import { DOUBTS, isLooking, KINDS } from '../shared/step-form.ts';
import { Action, Actions } from './actions.tsx';
import { PanelHeading } from './panel-heading.tsx';
import { PickPanel } from './pick-panel.tsx';
import { StepEditor } from './step-editor.tsx';
import type { Session } from './use-session.ts';
import { WordingPanel } from './wording-panel.tsx';

interface StepPanelProps {
  session: Session;
  at: ReviewStep;
}

/** One step, with the decisions about it or the form of one. */
export function StepPanel({ session, at }: StepPanelProps) {
  const { step, stage } = at;
  const { mode, roadmap } = session;
  const doubt = session.review.doubts.find(({ stepId }) => stepId === step.id)?.reason;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <span dir="auto" className="min-w-0 wrap-anywhere">
          {stage.title}
        </span>
        <Badge tone={step.origin === 'ai' ? 'dusk' : 'clay'}>{KINDS[step.origin]}</Badge>
        {step.reviewed && (
          <Badge tone="moss" icon={<Check aria-hidden="true" />}>
            Reviewed
          </Badge>
        )}
      </p>
      <PanelHeading focus={session.focus}>{step.title}</PanelHeading>
      {doubt && !step.reviewed && isLooking(mode) && <Doubt reason={doubt} />}
      {isLooking(mode) && <StepText at={at} isDoubted={doubt !== undefined && !step.reviewed} />}
      {isLooking(mode) && step.voice && (
        <StepVoiceChoice
          roadmapId={roadmap.id}
          voice={step.voice}
          title={step.title}
          pending={session.isSaving}
          onUse={(used) => session.decide({ action: 'voice', stepId: step.id, used })}
        />
      )}
      {!isLooking(mode) && step.evidence && <MentorQuote>{step.evidence.quote}</MentorQuote>}
      {(mode === 'edit' || mode === 'write') && <StepEditor key={mode} {...{ session, step, mode }} />}
      {mode === 'wording' && <WordingPanel key={step.id} {...{ session, step }} roadmapId={roadmap.id} />}
      {mode === 'pick' && <PickPanel {...{ session, step }} />}
      {mode === 'look' && <StepActions {...{ session, at }} />}
    </>
  );
}

/** It waits for the mentor, and is published only by their word. */
const Doubt = ({ reason }: { reason: HeldBackReason }) => (
  <div className="rounded-control bg-amber-soft p-3 text-sm">
    <p className="flex items-start gap-2 font-semibold">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      The AI wrote this step, and doubts it
    </p>
    <p className="mt-1">{DOUBTS[reason]} Nothing in your story says this.</p>
  </div>
);

function StepText({ at: { step }, isDoubted }: { at: ReviewStep; isDoubted: boolean }) {
  return (
    <>
      {step.description && (
        <p dir="auto" className="max-w-measure whitespace-pre-line">
          {step.description}
        </p>
      )}
      {step.estimatedDuration && <p className="text-sm text-muted">Takes {step.estimatedDuration}</p>}
      {step.evidence ? (
        <MentorQuote className="max-lg:hidden" caption="From your story">
          {step.evidence.quote}
        </MentorQuote>
      ) : (
        step.origin === 'ai' &&
        !isDoubted && (
          <p className="rounded-control bg-amber-soft p-3 text-sm">
            Nothing in your story says this. Pick the passage it comes from, write it yourself, or skip it.
          </p>
        )
      )}
    </>
  );
}

function StepActions({ session, at: { step, isFirst } }: StepPanelProps) {
  const { data: config } = useConfig();
  const stepId = step.id;
  return (
    <Actions label="What to do with this step">
      <Action
        icon={Check}
        label="Keep"
        shortcut="k"
        isPrimary={!session.review.doubts.some((one) => one.stepId === stepId)}
        onAct={() => session.decide({ action: 'keep', stepId })}
      />
      <Action icon={PencilLine} label="Edit" shortcut="e" onAct={() => session.setMode('edit')} />
      <Action
        icon={SkipForward}
        label="Skip"
        shortcut="s"
        onAct={() => session.decide({ action: 'skip', stepId })}
      />
      <Action
        icon={Sparkles}
        label="Write as a step"
        shortcut="w"
        onAct={() => session.setMode(config?.aiEngine === 'openai' ? 'wording' : 'write')}
      />
      <Action
        icon={Combine}
        label="Merge with the one before"
        shortLabel="Merge"
        shortcut="m"
        unavailable={isFirst ? 'It is the first step of its stage.' : undefined}
        onAct={() => session.decide({ action: 'merge', stepId })}
      />
      <Action
        icon={TextSelect}
        label="Pick another sentence"
        shortLabel="Pick another"
        shortcut="p"
        onAct={() => session.setMode('pick')}
      />
    </Actions>
  );
}
