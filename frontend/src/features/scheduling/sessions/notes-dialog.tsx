import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { NotesBody, type Session } from '@waymark/contracts/scheduling/sessions';
import type { Task } from '@waymark/contracts/scheduling/tasks';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { call } from '#lib/api.ts';
import { serverNow } from '#lib/server-clock.ts';
import { showIssues } from '#lib/show-issues.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { useFollowUp } from '../api/use-sessions.ts';
import { firstName } from '../texts.ts';
import { type NotesInput, TaskFields } from './task-fields.tsx';
import { useSessionAction } from './use-session-action.ts';

const FORM = 'session-notes';

interface NotesDialogProps {
  session: Session;
  onClose: () => void;
}

/** Edits the mentor's notes and, once the session has begun, the tasks for the learner, who reads both. */
export function NotesDialog({ session, onClose }: NotesDialogProps) {
  const [hasBegun] = useState(() => Date.parse(session.sessionDate) <= serverNow());
  const followUp = useFollowUp(session.id, hasBegun);
  const name = firstName(session.with.name);
  const [isSaving, setSaving] = useState(false);
  const isReady = !hasBegun || followUp.data !== undefined;
  const tasks = followUp.data?.canWriteTasks ? followUp.data.tasks : undefined;
  return (
    <Dialog
      open
      size={tasks ? 'lg' : 'md'}
      onOpenChange={(open) => !open && onClose()}
      title="Notes on this session"
      description={
        tasks
          ? `${name} sees all of it: what you spoke about, and what to try next.`
          : `${name} sees them too: what you agreed on, what to try next.`
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={isSaving} disabled={!isReady} type="submit" form={FORM}>
            {tasks ? 'Save notes and tasks' : 'Save notes'}
          </Button>
        </>
      }
    >
      {isReady ? (
        <NotesForm session={session} tasks={tasks} onClose={onClose} onSaving={setSaving} />
      ) : followUp.isError ? (
        <QueryError title="The tasks did not load" query={followUp} />
      ) : (
        <Skeleton className="h-64" />
      )}
    </Dialog>
  );
}

interface NotesFormProps extends NotesDialogProps {
  /** Undefined: they cannot be written. Read once: what is being written is not replaced by a later answer. */
  tasks: Task[] | undefined;
  onSaving: (isSaving: boolean) => void;
}

function NotesForm({ session, tasks, onClose, onSaving }: NotesFormProps) {
  const form = useForm<NotesInput, unknown, NotesBody>({
    resolver: standardSchemaResolver(NotesBody),
    defaultValues: {
      notes: session.notes,
      tasks: tasks?.map(({ id, text, dueOn, step }) => ({ id, text, dueOn, step })),
    },
  });
  const [stored] = useState(tasks ?? []);
  const name = firstName(session.with.name);
  const save = useSessionAction({
    act: (body: NotesBody) => call('PUT /api/sessions/{id}/notes', { params: { id: session.id }, body }),
    done: () => ({ title: 'Notes saved', description: `${name} can read them now.` }),
    failed: 'Your notes were not saved',
    onDone: onClose,
    onFailed: (error) => {
      showIssues(error, (path) => path.join('.') as 'notes', form.setError);
      return false;
    },
  });
  const submit = form.handleSubmit((body) => {
    onSaving(true);
    save.mutate(body, { onSettled: () => onSaving(false) });
  });
  return (
    <FormProvider {...form}>
      <form id={FORM} noValidate onSubmit={submit} className="grid gap-6">
        <Field
          label="Notes"
          aside={`${form.watch('notes').length} of 5,000`}
          error={form.formState.errors.notes?.message}
        >
          <Textarea rows={tasks ? 6 : 8} maxLength={5_000} {...form.register('notes')} />
        </Field>
        {tasks && <TaskFields session={session} stored={stored} />}
      </form>
    </FormProvider>
  );
}
