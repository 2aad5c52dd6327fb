import { INTERVIEW_ANSWER_MAX_CHARS } from '@waymark/contracts/roadmaps/interview-answer-limits';
import { countWords } from '@waymark/kernel/count-words';
import { MessageCircleQuestion } from 'lucide-react';
import { useRef, useState } from 'react';
import { useConfig } from '#lib/use-config.ts';
import { AiAllowance } from '#shared/ai/ai-allowance.tsx';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { CrisisLine } from '../shared/crisis-line.tsx';
import { useRetainedFocus } from '../shared/use-retained-focus.ts';
import { useDismissFollowUp, useFollowUp } from './use-follow-up.ts';
import type { InterviewAnswerState } from './use-interview-answer.ts';
import type { InterviewEntry } from './use-interview-answers.ts';

/** As on the server. */
const MIN_WORDS = 5;

interface FollowUpProps {
  roadmapId: string;
  entry: InterviewEntry;
}

/** One question of a model about an interview answer. Without a model only a stored one. */
export function FollowUp({ roadmapId, entry }: FollowUpProps) {
  const { saved, question, askingRunId } = entry;
  const { data: config } = useConfig();
  const asking = useFollowUp(roadmapId, question.number, askingRunId);
  const area = useRef<HTMLDivElement>(null);
  const state = saved?.followUp ? 'asked' : asking.isAsking ? 'asking' : 'idle';
  const focus = useRetainedFocus(area, state);
  if (!saved?.followUp && config?.aiEngine !== 'openai') return null;
  return (
    <div ref={area} {...focus}>
      {saved?.followUp ? (
        <Asked roadmapId={roadmapId} entry={entry} question={saved.followUp.question} />
      ) : (
        <Ask answer={entry.answer} asking={asking} />
      )}
    </div>
  );
}

interface AskProps {
  answer: InterviewAnswerState;
  asking: ReturnType<typeof useFollowUp>;
}

function Ask({ answer, asking: { start, stop, isAsking, isCrisis, problem } }: AskProps) {
  const [isSaving, setSaving] = useState(false);
  // The model reads what is saved.
  async function ask() {
    setSaving(true);
    const isSaved = await answer.flush();
    setSaving(false);
    if (isSaved) start();
  }
  if (isAsking)
    return (
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <p role="status" className="flex items-center gap-3">
          <Spinner className="size-5" />
          Looking for a question about your answer…
        </p>
        <Button size="sm" variant="ghost" onClick={stop}>
          Stop
        </Button>
      </div>
    );
  if (isCrisis) return <CrisisLine />;
  if (countWords(answer.text) < MIN_WORDS) return null;
  return (
    <div className="grid justify-items-start gap-2">
      {problem && (
        <p role="alert" className="w-full rounded-control bg-amber-soft p-4 text-sm">
          {problem}
        </p>
      )}
      <Button size="sm" loading={isSaving} onClick={() => void ask()}>
        <MessageCircleQuestion aria-hidden="true" className="size-4.5" />
        {problem ? 'Try again' : 'Ask me a follow-up question'}
      </Button>
      {!problem && (
        <p className="text-sm text-muted">AI reads this answer and asks about one thing in it. Optional.</p>
      )}
      <AiAllowance />
    </div>
  );
}

function Asked({
  roadmapId,
  entry: { question, answer },
  question: asked,
}: FollowUpProps & { question: string }) {
  const dismiss = useDismissFollowUp(roadmapId, question.number);
  const [confirming, setConfirming] = useState(false);
  const remove = async () => {
    // Words that are not saved yet belong to the revision before.
    await answer.flush();
    dismiss.mutate(undefined, { onSettled: () => setConfirming(false) });
  };
  return (
    <div className="grid gap-2 border-l-2 border-clay pl-4">
      <p className="text-xs font-semibold text-muted">A follow-up question by AI</p>
      <Field label={asked} aside="optional">
        <Textarea
          rows={4}
          limit={INTERVIEW_ANSWER_MAX_CHARS}
          value={answer.followUpAnswer}
          onChange={(event) => answer.change({ followUpAnswer: event.target.value })}
          className="font-serif"
        />
      </Field>
      <Button
        size="sm"
        variant="ghost"
        className="justify-self-start"
        loading={dismiss.isPending}
        onClick={() => (answer.followUpAnswer.trim() === '' ? void remove() : setConfirming(true))}
      >
        Remove this question
      </Button>
      <AlertDialog
        open={confirming}
        onOpenChange={setConfirming}
        title="Remove this question?"
        description="What you wrote below it will be deleted permanently. Your answer above stays."
        confirmLabel="Remove"
        destructive
        pending={dismiss.isPending}
        onConfirm={() => void remove()}
      />
    </div>
  );
}
