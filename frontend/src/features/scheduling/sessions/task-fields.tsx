import { MAX_TASK_TEXT, MAX_TASKS } from '@waymark/contracts/scheduling/constants';
import type { NotesBody, Session } from '@waymark/contracts/scheduling/sessions';
import type { Task, TaskStep } from '@waymark/contracts/scheduling/tasks';
import { Plus, Signpost, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { dateIn } from '#lib/zones.ts';
import { TaskItem } from '#shared/tasks/task-item.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';
import { firstName } from '../texts.ts';
import { StepChoice } from './step-choice.tsx';

/** What the form of notes holds before it is parsed. */
export type NotesInput = z.input<typeof NotesBody>;

interface TaskFieldsProps {
  session: Session;
  /** As they were when the form was opened. */
  stored: readonly Task[];
}

/** Up to five tasks. What the learner has ticked is shown, and cannot be changed. */
export function TaskFields({ session, stored }: TaskFieldsProps) {
  const { control } = useFormContext<NotesInput>();
  const { fields, append, remove } = useFieldArray({ control, name: 'tasks', keyName: 'key' });
  const [isChoosing, setChoosing] = useState(false);
  const [steps, setSteps] = useState<readonly TaskStep[]>(() => stored.flatMap(({ step }) => step ?? []));
  const name = firstName(session.with.name);
  const addStep = (step: TaskStep) => {
    setSteps([...steps, step]);
    append({ text: step.title.slice(0, MAX_TASK_TEXT).toWellFormed(), dueOn: null, step });
    setChoosing(false);
  };
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 text-lg font-semibold">Tasks for {name}</legend>
      {fields.length === 0 && (
        <p className="text-sm text-muted">
          Small things to try before you meet again. {name} finds them on the home page and ticks them.
        </p>
      )}
      {fields.map((field, index) => {
        const ticked = stored.find(({ id, doneAt }) => id === field.id && doneAt !== null);
        return ticked ? (
          <TaskItem key={field.key} task={ticked} by={name} />
        ) : (
          <TaskRow
            key={field.key}
            index={index}
            session={session}
            step={steps.find(({ stepId }) => stepId === field.step?.stepId)}
            onRemove={() => remove(index)}
          />
        );
      })}
      {isChoosing && <StepChoice session={session} onChoose={addStep} onClose={() => setChoosing(false)} />}
      {fields.length < MAX_TASKS ? (
        !isChoosing && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => append({ text: '', dueOn: null })}>
              <Plus aria-hidden="true" className="size-4" />
              Add a task
            </Button>
            <Button size="sm" onClick={() => setChoosing(true)}>
              <Signpost aria-hidden="true" className="size-4" />
              Add a step of a roadmap
            </Button>
          </div>
        )
      ) : (
        <p className="text-sm text-muted">Five tasks are the most. Fewer are easier to keep.</p>
      )}
    </fieldset>
  );
}

interface TaskRowProps {
  index: number;
  session: Session;
  step: TaskStep | undefined;
  onRemove: () => void;
}

function TaskRow({ index, session, step, onRemove }: TaskRowProps) {
  const { register, formState } = useFormContext<NotesInput>();
  const errors = formState.errors.tasks?.[index];
  const label = `Task ${index + 1}`;
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-2 sm:grid-cols-[1fr_11rem_auto]">
      <Field
        label={label}
        className="max-sm:col-span-2"
        error={errors?.text?.message ?? errors?.step?.message}
        hint={step && `A step of a roadmap: ${step.title}`}
      >
        <Input limit={MAX_TASK_TEXT} {...register(`tasks.${index}.text`)} />
      </Field>
      <Field label="By" aside="optional" error={errors?.dueOn?.message}>
        <Input
          type="date"
          min={dateIn(session.mentorTimezone, session.sessionDate)}
          {...register(`tasks.${index}.dueOn`, { setValueAs: (date: string | null) => date || null })}
        />
      </Field>
      <Button
        variant="ghost"
        size="icon"
        className="mt-7"
        aria-label={`Remove ${label.toLowerCase()}`}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" className="size-4.5" />
      </Button>
    </div>
  );
}
