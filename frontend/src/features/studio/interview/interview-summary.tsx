import { mediaUrl } from '@waymark/contracts/roadmaps/media';
import { Pencil, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Button } from '#shared/ui/button.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useGenerate } from '../drafting/use-run.ts';
import { ListenButton } from '../recorder/listen.tsx';
import { useMaterial } from '../shared/material-state.tsx';
import { SaveStatus } from './save-status.tsx';
import { useStartOver } from './use-interview.ts';
import type { InterviewEntry } from './use-interview-answers.ts';

interface InterviewSummaryProps {
  roadmapId: string;
  answers: readonly InterviewEntry[];
  onEdit: (question: number) => void;
  onStartedOver: () => void;
}

/** All interview answers, and what can be done with them. */
export function InterviewSummary({ roadmapId, answers, onEdit, onStartedOver }: InterviewSummaryProps) {
  const [confirming, setConfirming] = useState(false);
  const startOver = useStartOver(roadmapId);
  return (
    <section aria-labelledby="interview-title" className="grid gap-4">
      <div>
        <h3 id="interview-title" className="text-lg">
          Your interview
        </h3>
        <p className="mt-1 text-sm text-muted">
          You have answered every question. A draft uses your answers, and what else you added here.
        </p>
      </div>
      <ol className="divide-y divide-line">
        {answers.map(({ question: { number, question }, answer, saved }) => (
          <li key={number} className="flex items-start gap-2 py-3">
            <div className="min-w-0 grow">
              <p className="text-sm font-semibold">{question}</p>
              <p dir="auto" className="mt-1 line-clamp-3 font-serif break-words">
                {answer.text}
              </p>
              {saved?.followUp && answer.followUpAnswer.trim() !== '' && (
                <div className="mt-2 border-l-2 border-line pl-3">
                  <p className="text-sm">{saved.followUp.question}</p>
                  <p dir="auto" className="mt-1 line-clamp-3 font-serif break-words">
                    {answer.followUpAnswer}
                  </p>
                </div>
              )}
              {answer.state !== 'saved' && <SaveStatus state={answer.state} />}
            </div>
            {answer.recordingId && (
              <ListenButton src={mediaUrl(answer.recordingId)} name={`answer ${number}`} />
            )}
            <Button
              size="icon"
              variant="ghost"
              aria-label={`Edit answer ${number}`}
              onClick={() => onEdit(number)}
            >
              <Pencil aria-hidden="true" className="size-4.5" />
            </Button>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Generate roadmapId={roadmapId} answers={answers} />
        <Button variant="ghost" onClick={() => setConfirming(true)}>
          Start Over
        </Button>
      </div>
      <AlertDialog
        open={confirming}
        onOpenChange={setConfirming}
        title="Delete your answers?"
        description="All five answers will be deleted permanently. Stages that quote them stay as they are, and recordings stay among your material."
        confirmLabel="Start Over"
        destructive
        pending={startOver.isPending}
        onConfirm={() =>
          startOver.mutate(undefined, { onSuccess: onStartedOver, onSettled: () => setConfirming(false) })
        }
      />
    </section>
  );
}

function Generate({ roadmapId, answers }: Pick<InterviewSummaryProps, 'roadmapId' | 'answers'>) {
  const generate = useGenerate(roadmapId);
  const { text, setText, uploading, drafting } = useMaterial();
  async function start() {
    const saved = await Promise.all(answers.map(({ answer }) => answer.flush()));
    if (saved.every(Boolean)) return generate.mutate(text, { onSuccess: () => setText('') });
    toast({
      title: 'An answer is not saved yet',
      description: 'Your words are still in this browser. Please try again in a moment.',
      variant: 'destructive',
    });
  }
  return (
    <Button loading={generate.isPending} disabled={drafting || uploading} onClick={() => void start()}>
      <Sparkles aria-hidden="true" className="size-4.5" />
      {drafting ? 'A draft is being made' : 'Generate Roadmap'}
    </Button>
  );
}
