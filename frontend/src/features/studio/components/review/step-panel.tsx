import { Check, Combine, PencilLine, SkipForward, Sparkles, TextSelect } from 'lucide-react';
import { Badge } from '../../../../components/ui/badge.tsx';
import { MentorQuote } from '../../../../components/ui/mentor-quote.tsx';
import { useConfig } from '../../../../lib/use-config.ts';
import { isLooking, KINDS } from '../../review/step-form.ts';
import type { Stop } from '../../review/walk.ts';
import { StepVoiceChoice } from '../listen/step-voice.tsx';
import { Action, Actions } from './actions.tsx';
import { PanelHeading } from './panel-heading.tsx';
import { PickPanel } from './pick-panel.tsx';
import { StepEditor } from './step-editor.tsx';
import type { Session } from './use-session.ts';
import { WordingPanel } from './wording-panel.tsx';

interface StepPanelProps {
  session: Session;
  stop: Stop;
}

/** One step, with the decisions about it or the form of one. */
export function StepPanel({ session, stop }: StepPanelProps) {
  const { step, stage } = stop;
  const { mode, roadmap } = session;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <span className="min-w-0 wrap-anywhere">{stage.title}</span>
        <Badge tone={step.origin === 'ai' ? 'dusk' : 'clay'}>{KINDS[step.origin]}</Badge>
        {step.reviewed && (
          <Badge tone="moss" icon={<Check aria-hidden="true" />}>
            Reviewed
          </Badge>
        )}
      </p>
      <PanelHeading focus={session.focus}>{step.title}</PanelHeading>
      {isLooking(mode) && <StepText stop={stop} />}
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
      {mode === 'look' && <StepActions {...{ session, stop }} />}
    </>
  );
}

function StepText({ stop: { step } }: { stop: Stop }) {
  return (
    <>
      {step.description && <p className="max-w-measure whitespace-pre-line">{step.description}</p>}
      {step.estimatedDuration && <p className="text-sm text-muted">Takes {step.estimatedDuration}</p>}
      {step.evidence ? (
        <MentorQuote className="max-lg:hidden" caption="From your story">
          {step.evidence.quote}
        </MentorQuote>
      ) : (
        step.origin === 'ai' && (
          <p className="rounded-control bg-amber-soft p-3 text-sm">
            Nothing in your story says this. Pick the passage it comes from, write it yourself, or skip it.
          </p>
        )
      )}
    </>
  );
}

function StepActions({ session, stop: { step, isFirst } }: StepPanelProps) {
  const { data: config } = useConfig();
  const stepId = step.id;
  return (
    <Actions label="What to do with this step">
      <Action
        icon={Check}
        label="Keep"
        shortcut="k"
        isPrimary
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
