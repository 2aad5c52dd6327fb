import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap, Step } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { isDiscreet } from '@waymark/safety/discreet';
import { Check, PenLine, RotateCcw, Sparkles } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { useReturnState } from '#lib/return-path.ts';
import { AiAllowance } from '#shared/ai/ai-allowance.tsx';
import { prepareAssessment } from '#shared/safety/assess-text.ts';
import { SafetyHelp } from '#shared/safety/safety-help.tsx';
import { TrailProgress } from '#shared/trail/trail-progress.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { CoachingResult } from './coaching-result.tsx';
import { type CoachingWords, useCoachingWords } from './coaching-words.ts';
import { EMPTY_SITUATION, SituationFields } from './situation-fields.tsx';
import { useCoaching } from './use-coaching.ts';

/** The label has the name of the mentor. */
const WRAPPING = 'max-w-full py-1.5 text-left whitespace-normal!';

const EarlierTries = lazyPart(() => import('./earlier-tries.tsx'));

interface CoachingActionProps {
  user: User;
  roadmap: Roadmap;
  step: Step;
  disabled: boolean;
}

/** The AI coaching of a step: idle, 'Adapting...', 'Personalized' (spec §4). Without a model, a search in the story. */
export function CoachingAction({ user, roadmap, step, disabled }: CoachingActionProps) {
  const words = useCoachingWords(roadmap.mentor.name);
  const state = useCoaching(user, roadmap.id, step.id, words);
  const [showsContext, setShowsContext] = useState(false);
  const [situation, setSituation] = useState(EMPTY_SITUATION);
  const { run, coaching, help, isAdapting, problem } = state;
  const [isAgain, setIsAgain] = useState(false);
  const isIdle = !isAdapting && (!coaching || isAgain);
  const shown = { roadmap, step, mayAsk: user.id !== roadmap.mentorId };
  const isFolded = help !== null && isDiscreet(help.safety);
  useEffect(() => {
    if (isFolded) setSituation(EMPTY_SITUATION);
  }, [isFolded]);
  return (
    <div className="grid gap-3">
      <SafetyHelp
        safety={help?.safety ?? null}
        reveal={help?.isNew ? 'focus' : undefined}
        onClose={state.closeHelp}
      />
      <div className="flex flex-wrap gap-2">
        <StartButton
          title={step.title}
          words={words}
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
            aria-label={`${words.add}: ${step.title}`}
            onClick={() => {
              prepareAssessment();
              setShowsContext(!showsContext);
            }}
          >
            <PenLine aria-hidden="true" className="size-4" />
            <span className="hidden sm:inline">{words.add}</span>
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
      {isIdle && showsContext && (
        <SituationFields situation={situation} words={words} onChange={setSituation} />
      )}
      {isIdle && !disabled && <AiAllowance />}
      {isAdapting && <Adapting run={run} title={step.title} words={words} />}
      {isIdle && !help && problem && (
        <p role="alert" className="rounded-control bg-amber-soft px-4 py-3 text-sm">
          {problem}
        </p>
      )}
      {coaching && run && (
        <>
          <CoachingResult coaching={coaching} engine={run.engine} {...shown} />
          <Suspense fallback={null}>
            <EarlierTries {...{ user, roadmap, step }} currentId={run.id} />
          </Suspense>
        </>
      )}
    </div>
  );
}

interface StartButtonProps {
  title: string;
  words: CoachingWords;
  state: 'idle' | 'adapting' | 'personalized';
  disabled: boolean;
  onClick?: () => void;
}

export function StartButton({ title, words, state, disabled, onClick }: StartButtonProps) {
  const Icon = state === 'personalized' ? Check : Sparkles;
  const label = { idle: words.start, adapting: words.busy, personalized: words.done }[state];
  if (label === null) return null;
  return (
    <Button
      size="sm"
      aria-label={`${label}: ${title}`}
      loading={state === 'adapting'}
      disabled={disabled || state === 'personalized'}
      className={WRAPPING}
      onClick={onClick}
    >
      {state !== 'adapting' && <Icon aria-hidden="true" className="size-4 text-clay" />}
      {label}
    </Button>
  );
}

export function SignInForCoaching({ title, words }: { title: string; words: CoachingWords }) {
  return (
    <div>
      <ButtonLink
        size="sm"
        to="/auth"
        state={useReturnState()}
        aria-label={`${words.login}: ${title}`}
        className={WRAPPING}
      >
        <Sparkles aria-hidden="true" className="size-4 text-clay" />
        {words.login}
      </ButtonLink>
    </div>
  );
}

function Adapting({ run, title, words }: { run: AiRun | null; title: string; words: CoachingWords }) {
  return (
    <div className="max-w-64">
      <TrailProgress percent={(run?.progress ?? 0) * 100} label={`Coaching in progress: ${title}`} />
      <p role="status" className="text-sm text-muted">
        {words.phases[run?.phase ?? 'queued']}
      </p>
    </div>
  );
}
