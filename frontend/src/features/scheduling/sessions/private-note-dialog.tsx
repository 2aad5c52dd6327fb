import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type PrivateNote, PrivateNoteBody } from '@waymark/contracts/scheduling/learners';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { useForm } from 'react-hook-form';
import { call } from '#lib/api.ts';
import { showIssues } from '#lib/show-issues.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { invalidateSessions, usePrivateNote } from '../api/use-sessions.ts';
import { firstName } from '../texts.ts';

const FORM = 'private-note';

/** Edits the caller's note, which nobody else can read. */
export function PrivateNoteDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const note = usePrivateNote(session.id);
  const save = useSave(session.id, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Private notes"
      description={`Only you can read these notes on your session with ${session.with.name}. ${firstName(session.with.name)} never sees them.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={save.isPending} disabled={!note.data} type="submit" form={FORM}>
            Save private notes
          </Button>
        </>
      }
    >
      {note.data ? (
        <NoteForm note={note.data} save={save} />
      ) : note.isError ? (
        <QueryError title="Your private notes did not load" query={note} />
      ) : (
        <Skeleton className="h-48" />
      )}
    </Dialog>
  );
}

function useSave(sessionId: string, onClose: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PrivateNoteBody) =>
      call('PUT /api/sessions/{id}/private-note', { params: { id: sessionId }, body }),
    onSuccess: async () => {
      toast({ title: 'Private notes saved', description: 'Only you can read them.', variant: 'success' });
      await invalidateSessions(client);
      onClose();
    },
    onError: (error) => toastError('Your private notes were not saved', error),
  });
}

/** The stored text is read once: what is being written is not replaced by a later answer. */
function NoteForm({ note, save }: { note: PrivateNote; save: ReturnType<typeof useSave> }) {
  const { register, handleSubmit, formState, setError, watch } = useForm({
    resolver: standardSchemaResolver(PrivateNoteBody),
    defaultValues: { text: note.text },
  });
  return (
    <form
      id={FORM}
      noValidate
      onSubmit={handleSubmit((body) =>
        save.mutate(body, { onError: (error) => showIssues(error, ['text'], setError) }),
      )}
    >
      <Field
        label="Private notes"
        aside={`${watch('text').length} of 5,000`}
        error={formState.errors.text?.message}
      >
        <Textarea rows={8} maxLength={5_000} {...register('text')} />
      </Field>
    </form>
  );
}
