import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MAX_GOAL } from '@waymark/contracts/scheduling/constants';
import { type Goal, GoalBody } from '@waymark/contracts/scheduling/tasks';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#lib/api.ts';
import { showIssues } from '#lib/show-issues.ts';
import { SafetyWatch } from '#shared/safety/safety-watch.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { invalidateSessions } from '../api/use-sessions.ts';

const FORM = 'goal';

interface GoalLineProps {
  goal: Goal;
  /** The other person. */
  withId: number;
  name: string;
}

/** The goal of two people, which either can write. */
export function GoalLine({ goal, withId, name }: GoalLineProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <Flag aria-hidden="true" className="mt-1 size-5 shrink-0 text-clay" />
      <p className="min-w-0 grow basis-52">
        <span className="block text-sm text-muted">Your goal with {name}</span>
        {goal.text ? (
          <span dir="auto" className="wrap-anywhere">
            {goal.text}
          </span>
        ) : (
          'You have not set one yet.'
        )}
      </p>
      <Button size="sm" onClick={() => setOpen(true)}>
        {goal.text ? 'Edit' : 'Set a goal'}
        {goal.text && <VisuallyHidden> your goal with {name}</VisuallyHidden>}
      </Button>
      {isOpen && <GoalDialog goal={goal} withId={withId} name={name} onClose={() => setOpen(false)} />}
    </div>
  );
}

function GoalDialog({ goal, withId, name, onClose }: GoalLineProps & { onClose: () => void }) {
  const client = useQueryClient();
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: standardSchemaResolver(GoalBody),
    defaultValues: { text: goal.text },
  });
  const save = useMutation({
    mutationFn: (body: GoalBody) => call('PUT /api/goals/{userId}', { params: { userId: withId }, body }),
    onSuccess: async ({ text }) => {
      toast({
        title: text ? 'Goal saved' : 'Goal removed',
        description: `${name} sees it too.`,
        variant: 'success',
      });
      await invalidateSessions(client);
      onClose();
    },
    onError: (error) => {
      toastError('Your goal was not saved', error);
      showIssues(error, ['text'], setError);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Your goal with ${name}`}
      description={`One sentence that both of you see, and both can change. ${name} gets no notification.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={save.isPending} type="submit" form={FORM}>
            Save goal
          </Button>
        </>
      }
    >
      <SafetyWatch onErase={() => reset({ text: '' })}>
        <form id={FORM} noValidate onSubmit={handleSubmit((body) => save.mutate(body))}>
          <Field
            label="Goal"
            hint="For example: I sleep through the night again."
            error={formState.errors.text?.message}
          >
            <Input limit={MAX_GOAL} {...register('text')} />
          </Field>
        </form>
      </SafetyWatch>
    </Dialog>
  );
}
