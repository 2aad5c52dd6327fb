import type { User } from '@waymark/contracts/identity/http';
import type { Step } from '@waymark/contracts/roadmaps/http';
import type { AiRun, RunPhase } from '@waymark/contracts/roadmaps/runs';
import { Check, PenLine, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { TrailProgress } from '../../../components/trail/trail-progress.tsx';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Textarea } from '../../../components/ui/input.tsx';
import { useReturnState } from '../../../lib/return-path.ts';
import { CoachingResult } from './coaching-result.tsx';
import { DEFAULT_CONTEXT, useCoaching } from './use-coaching.ts';

interface CoachingActionProps {
  user: User;
  roadmapId: string;
  step: Step;
  mentorName: string;
  disabled: boolean;
}

/** Personal help with one step: idle, 'Adapting...', 'Personalized'. */
export function CoachingAction({ user, roadmapId, step, mentorName, disabled }: CoachingActionProps) {
  const coached = useCoaching(user, roadmapId, step.id);
  const [asksWords, setAsksWords] = useState(false);
  const [words, setWords] = useState('');
  const { run, isAdapting, problem } = coached;
  const coaching = run?.status === 'succeeded' && !isAdapting ? run.coaching : null;
  const isIdle = !isAdapting && !coaching;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <StartButton
          title={step.title}
          state={isAdapting ? 'adapting' : coaching ? 'personalized' : 'idle'}
          disabled={disabled}
          onClick={() => {
            setAsksWords(false);
            coached.start(words);
          }}
        />
        {isIdle && !disabled && (
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={asksWords}
            aria-label={`Say where you stand first: ${step.title}`}
            onClick={() => setAsksWords(!asksWords)}
          >
            <PenLine aria-hidden="true" className="size-4" />
            <span className="hidden sm:inline">Say where you stand first</span>
          </Button>
        )}
        {isAdapting && run && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Cancel coaching: ${step.title}`}
            loading={coached.isCancelling}
            onClick={coached.cancel}
          >
            Cancel
          </Button>
        )}
      </div>
      {isIdle && asksWords && (
        <Field
          label="Where do you stand with this step?"
          hint="Only the coaching reads it. The mentor does not."
          aside="optional"
        >
          <Textarea
            rows={3}
            maxLength={1_000}
            placeholder={DEFAULT_CONTEXT}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
      )}
      {isAdapting && <Adapting run={run} title={step.title} />}
      {isIdle && problem && (
        <p role="alert" className="rounded-control bg-amber-soft px-4 py-3 text-sm">
          {problem}
        </p>
      )}
      {coaching && run && <CoachingResult coaching={coaching} engine={run.engine} mentorName={mentorName} />}
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

/** What stands there for somebody without an account. */
export function SignInForCoaching({ title }: { title: string }) {
  return (
    <div>
      <ButtonLink
        size="sm"
        to="/auth"
        state={useReturnState()}
        aria-label={`Sign in to be coached: ${title}`}
      >
        <Sparkles aria-hidden="true" className="size-4 text-clay" />
        Sign in to be coached
      </ButtonLink>
    </div>
  );
}

const PHASES: Record<RunPhase, string> = {
  queued: 'Waiting for its turn…',
  reading: 'Reading the step and what the mentor said…',
  understanding: 'Looking at where you stand…',
  drafting: 'Writing it for you…',
  checking: 'Checking the quote against the mentor’s words…',
  done: 'Done.',
};

function Adapting({ run, title }: { run: AiRun | null; title: string }) {
  return (
    <div className="max-w-64">
      <TrailProgress percent={(run?.progress ?? 0) * 100} label={`Coaching under way: ${title}`} />
      <p role="status" className="text-sm text-muted">
        {PHASES[run?.phase ?? 'queued']}
      </p>
    </div>
  );
}
