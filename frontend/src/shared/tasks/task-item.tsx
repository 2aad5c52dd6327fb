import type { ChangeTaskBody, Task } from '@waymark/contracts/scheduling/tasks';
import clsx from 'clsx';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { stepLink } from '#lib/step-link.ts';
import { useNow } from '#lib/use-now.ts';
import { browserZone, dateIn } from '#lib/zones.ts';
import { SafetyWatch } from '#shared/safety/safety-watch.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { dueWords } from './due-words.ts';
import { useChangeTask } from './use-tasks.ts';

const MAX_COMMENT = 500;

/** A task that the reader ticks and comments on. */
export function OwnTaskItem({ task }: { task: Task }) {
  const change = useChangeTask(task);
  const [isWriting, setWriting] = useState(false);
  const writeButton = useRef<HTMLButtonElement>(null);
  const { done, comment = task.comment } = change.isPending ? change.variables : {};
  const isDone = done ?? task.doneAt !== null;
  const close = () => {
    setWriting(false);
    // The button returns in the next frame.
    requestAnimationFrame(() => writeButton.current?.focus());
  };
  return (
    <div>
      <Checkbox
        checked={isDone}
        onChange={(event) => change.mutate({ done: event.target.checked })}
        description={<Facts task={task} isDone={isDone} />}
      >
        <TaskText task={task} isDone={isDone} />
      </Checkbox>
      <div className="grid gap-2 pl-9">
        <StepLink task={task} />
        {isWriting ? (
          <CommentForm task={task} isDone={isDone} save={change} onClose={close} />
        ) : (
          <>
            {comment && <Comment of="You wrote" text={comment} />}
            <Button
              ref={writeButton}
              size="sm"
              variant="ghost"
              className="-ml-3.5 justify-self-start"
              onClick={() => setWriting(true)}
            >
              {comment ? 'Edit your comment' : 'Write how it went'}
              <VisuallyHidden> ({task.text})</VisuallyHidden>
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** The task of another person. */
export function TaskItem({ task, by }: { task: Task; by: string }) {
  const isDone = task.doneAt !== null;
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <div className="flex items-start gap-3 py-2">
      <Icon
        aria-hidden="true"
        className={clsx('mt-0.5 size-6 shrink-0', isDone ? 'text-moss' : 'text-muted')}
      />
      <div className="grid min-w-0 gap-1">
        <p>
          <VisuallyHidden>{isDone ? 'Done: ' : 'Open: '}</VisuallyHidden>
          <TaskText task={task} isDone={isDone} />
          <span className="block text-sm text-muted">
            <Facts task={task} isDone={isDone} />
          </span>
        </p>
        <StepLink task={task} />
        {task.comment && <Comment of={`${by} wrote`} text={task.comment} />}
      </div>
    </div>
  );
}

export function TaskList({
  tasks,
  label,
  item,
}: {
  tasks: readonly Task[];
  label: string;
  item: (task: Task) => ReactNode;
}) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-y border-line">
      {tasks.map((task) => (
        <li key={task.id} className="py-2">
          {item(task)}
        </li>
      ))}
    </ul>
  );
}

const TaskText = ({ task, isDone }: { task: Task; isDone: boolean }) => (
  <span dir="auto" className={clsx('wrap-anywhere', isDone && 'text-muted line-through')}>
    {task.text}
  </span>
);

function Facts({ task: { dueOn }, isDone }: { task: Task; isDone: boolean }) {
  const today = dateIn(browserZone(), useNow(60_000));
  if (isDone) return 'Done';
  return dueOn && dueWords(dueOn, today);
}

function StepLink({ task: { step, text } }: { task: Task }) {
  if (!step) return null;
  return (
    <p className="text-sm">
      <TextLink to={stepLink(step.roadmapId, step.stepId)}>
        {step.title === text ? 'Open the step' : `Step: ${step.title}`}
        {step.title === text && <VisuallyHidden> “{text}”</VisuallyHidden>}
      </TextLink>
    </p>
  );
}

const Comment = ({ of, text }: { of: string; text: string }) => (
  <p dir="auto" className="max-w-measure text-sm wrap-anywhere whitespace-pre-line">
    <span className="text-muted">{of}:</span> {text}
  </p>
);

interface CommentFormProps {
  task: Task;
  isDone: boolean;
  save: { isPending: boolean; mutate: (body: ChangeTaskBody, options: { onSuccess: () => void }) => void };
  onClose: () => void;
}

function CommentForm({ task, isDone, save, onClose }: CommentFormProps) {
  const [text, setText] = useState(task.comment);
  const form = useId();
  return (
    <SafetyWatch onErase={() => setText('')}>
      <form
        id={form}
        className="grid gap-3 py-1"
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ done: isDone, comment: text }, { onSuccess: onClose });
        }}
      >
        <Field label="How it went" hint="Your mentor reads it too.">
          <Textarea
            autoFocus
            rows={3}
            limit={MAX_COMMENT}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="primary"
            type="submit"
            loading={save.isPending}
            disabled={text.length > MAX_COMMENT}
          >
            Save comment
          </Button>
          <Button size="sm" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </SafetyWatch>
  );
}
