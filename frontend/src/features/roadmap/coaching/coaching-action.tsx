import type { User } from '@waymark/contracts/identity/http';
import type { Step } from '@waymark/contracts/roadmaps/http';
import type { AiRun, RunPhase } from '@waymark/contracts/roadmaps/runs';
import { isDiscreet } from '@waymark/safety/discreet';
import { Check, PenLine, RotateCcw, Sparkles } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { AiAllowance } from '../../../components/ai/ai-allowance.tsx';
import { prepareAssessment } from '../../../components/safety/assess-text.ts';
import { SafetyHelp } from '../../../components/safety/safety-help.tsx';
import { TrailProgress } from '../../../components/trail/trail-progress.tsx';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useReturnState } from '../../../lib/return-path.ts';
import { CoachingResult } from './coaching-result.tsx';
import { EMPTY_SITUATION, SituationFields } from './situation-fields.tsx';
import { useCoaching } from './use-coaching.ts';

const EarlierTries = lazyPart(() => import('./earlier-tries.tsx'));

interface CoachingActionProps {
  user: User;
  roadmapId: string;
  step: Step;
  mentorName: string;
  disabled: boolean;
}

/** The AI coaching of a step: idle, 'Adapting...', 'Personalized' (spec §4). */
export function CoachingAction({ user, roadmapId, step, mentorName, disabled }: CoachingActionProps) {
  const state = useCoaching(user, roadmapId, step.id);
  const [showsContext, setShowsContext] = useState(false);
  const [situation, setSituation] = useState(EMPTY_SITUATION);
  const { run, coaching, help, isAdapting, problem } = state;
  const [isAgain, setIsAgain] = useState(false);
  const isIdle = !isAdapting && (!coaching || isAgain);
  const isFolded = help !== null && isDiscreet(help.safety);
  useEffect(() => {
    if (isFolded) setSituation(EMPTY_SITUATION);
  }, [isFolded]);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <StartButton
          title={step.title}
          state={isAdapting ? 'adapting' : isIdle ? 'idle' : 'personalized'}
          disabled={disabled}
          onClick={() => {
            setShowsContext(false);
            setIsAgain(false);
            state.start(situation);
          }}
        />
        {isIdle && !disabled && (
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={showsContext}
            aria-label={`Add some context: ${step.title}`}
            onClick={() => {
              prepareAssessment();
              setShowsContext(!showsContext);
            }}
          >
            <PenLine aria-hidden="true" className="size-4" />
            <span className="hidden sm:inline">Add some context</span>
          </Button>
        )}
        {coaching && !isAgain && !disabled && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Ask again: ${step.title}`}
            onClick={() => {
              setIsAgain(true);
              setShowsContext(true);
            }}
          >
            <RotateCcw aria-hidden="true" className="size-4" />
            Ask again
          </Button>
        )}
        {isAdapting && run && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Cancel coaching: ${step.title}`}
            loading={state.isCancelling}
            onClick={state.cancel}
          >
            Cancel
          </Button>
        )}
      </div>
      {isIdle && showsContext && <SituationFields situation={situation} onChange={setSituation} />}
      {isIdle && !disabled && <AiAllowance />}
      {isAdapting && <Adapting run={run} title={step.title} />}
      {state.partial && <CoachingResult coaching={state.partial} engine={null} mentorName={mentorName} />}
      {isIdle && !help && problem && (
        <p role="alert" className="rounded-control bg-amber-soft px-4 py-3 text-sm">
          {problem}
        </p>
      )}
      <SafetyHelp
        safety={help?.safety ?? null}
        isCompact={false}
        takesFocus={help?.isNew}
        onClose={state.closeHelp}
      />
      {coaching && run && (
        <>
          <CoachingResult coaching={coaching} engine={run.engine} mentorName={mentorName} />
          <Suspense fallback={null}>
            <EarlierTries {...{ user, roadmapId, step, mentorName }} currentId={run.id} />
          </Suspense>
        </>
      )}
    </div>
  );
}

const LABELS = { idle: 'Get AI coaching', adapting: 'Adapting...', personalized: 'Personalized' } as const;

interface StartButtonProps {
  title: string;
  state: keyof typeof LABELS;
  disabled: boolean;
  onClick?: () => void;
}

export function StartButton({ title, state, disabled, onClick }: StartButtonProps) {
  const Icon = state === 'personalized' ? Check : Sparkles;
  return (
    <Button
      size="sm"
      aria-label={`${LABELS[state]}: ${title}`}
      loading={state === 'adapting'}
      disabled={disabled || state === 'personalized'}
      onClick={onClick}
    >
      {state !== 'adapting' && <Icon aria-hidden="true" className="size-4 text-clay" />}
      {LABELS[state]}
    </Button>
  );
}

export function SignInForCoaching({ title }: { title: string }) {
  return (
    <div>
      <ButtonLink
        size="sm"
        to="/auth"
        state={useReturnState()}
        aria-label={`Log in to get coaching: ${title}`}
      >
        <Sparkles aria-hidden="true" className="size-4 text-clay" />
        Log in to get coaching
      </ButtonLink>
    </div>
  );
}

const PHASES: Record<RunPhase, string> = {
  queued: 'Waiting to start…',
  reading: 'Reading the step and what the mentor said…',
  understanding: 'Considering your situation…',
  drafting: 'Writing it for you…',
  checking: 'Checking the quote against the mentor’s words…',
  done: 'Done.',
};

function Adapting({ run, title }: { run: AiRun | null; title: string }) {
  return (
    <div className="max-w-64">
      <TrailProgress percent={(run?.progress ?? 0) * 100} label={`Coaching in progress: ${title}`} />
      <p role="status" className="text-sm text-muted">
        {PHASES[run?.phase ?? 'queued']}
      </p>
    </div>
  );
}
