import type { User } from '@waymark/contracts/identity/http';
import type { Step } from '@waymark/contracts/roadmaps/http';
import { MAX_NOTE_CHARS } from '@waymark/contracts/roadmaps/own-step-limits';
import type { StepNote } from '@waymark/contracts/roadmaps/own-steps';
import { useRef } from 'react';
import { SafetyWatch, type SafetyWatchHandle } from '#shared/safety/safety-watch.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import type { NoteState } from './note-sync.ts';
import { type OfStep, useOwnSteps } from './use-own-steps.ts';
import { useStepNote } from './use-step-note.ts';

interface NotePanelProps {
  user: User;
  roadmapId: string;
  step: Step;
  onClose: () => void;
}

/** The private note on a step. */
export default function NotePanel({ user, roadmapId, step, onClose }: NotePanelProps) {
  const own = useOwnSteps(user, roadmapId);
  if (own.isError && !own.data) return <QueryError title="Your note did not load" query={own} />;
  if (!own.data) return <Skeleton className="h-32" />;
  const note = own.data.notes.find(({ stepId }) => stepId === step.id);
  return (
    <Editor
      of={{ userId: user.id, roadmapId, stepId: step.id }}
      title={step.title}
      note={note}
      onClose={onClose}
    />
  );
}

const STATUS: Record<NoteState['status'], string> = {
  saved: 'Saved.',
  waiting: 'Not saved yet…',
  saving: 'Saving…',
  later: 'Waymark cannot be reached. Your note stays in this tab and is sent as soon as possible.',
  refused: 'Not saved.',
  conflict: 'Not saved yet.',
};

interface EditorProps {
  of: OfStep;
  title: string;
  note: StepNote | undefined;
  onClose: () => void;
}

function Editor({ of, title, note, onClose }: EditorProps) {
  const { text, status, problem, other, sync } = useStepNote(of, note);
  const watch = useRef<SafetyWatchHandle>(null);
  const close = async () => {
    await sync.flush();
    if (!(await watch.current?.mustShowHelp())) onClose();
  };
  const isUntouched = status === 'saved' && text === '';
  return (
    <section aria-label={`Note: ${title}`} className="grid gap-2 rounded-control bg-paper p-4">
      <SafetyWatch ref={watch} onErase={() => sync.type('')}>
        <Field label="Your note" error={problem ?? undefined} hint="Only you see this.">
          <Textarea
            rows={3}
            autoFocus
            maxLength={MAX_NOTE_CHARS}
            autoComplete="off"
            // With the line below it, which is not covered by the bar at the bottom either.
            className="scroll-mb-24"
            placeholder="What you want to remember about this step."
            value={text}
            onChange={(event) => sync.type(event.target.value)}
            onBlur={() => void sync.flush()}
          />
        </Field>
      </SafetyWatch>
      {other && <Conflict mine={text} other={other.text} onChoose={(chosen) => sync.resolve(chosen)} />}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-muted">
          {isUntouched ? '' : STATUS[status]}
        </p>
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Close the note: ${title}`}
          onClick={() => void close()}
        >
          Close
        </Button>
      </div>
    </section>
  );
}

interface ConflictProps {
  mine: string;
  other: string;
  onChoose: (text: string) => void;
}

function Conflict({ mine, other, onChoose }: ConflictProps) {
  const both = `${other}\n\n${mine}`;
  return (
    <div role="alert" className="grid gap-2 rounded-control bg-amber-soft px-4 py-3 text-sm">
      <p className="font-semibold">This note was changed in another window:</p>
      <p dir="auto" className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-line">
        {other}
      </p>
      <div className="flex flex-wrap gap-2">
        {both.length <= MAX_NOTE_CHARS && (
          <Button size="sm" onClick={() => onChoose(both)}>
            Keep both
          </Button>
        )}
        <Button size="sm" onClick={() => onChoose(mine)}>
          Keep mine
        </Button>
        <Button size="sm" onClick={() => onChoose(other)}>
          Use the other one
        </Button>
      </div>
    </div>
  );
}
