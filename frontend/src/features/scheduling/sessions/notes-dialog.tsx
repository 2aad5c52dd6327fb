import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { NotesBody, type Session } from '@waymark/contracts/scheduling/sessions';
import { useForm } from 'react-hook-form';
import { call } from '#lib/api.ts';
import { showIssues } from '#lib/show-issues.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { firstName } from '../texts.ts';
import { useSessionAction } from './use-session-action.ts';

const FORM = 'session-notes';

/** Edits the mentor's notes, which the learner can read. */
export function NotesDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const { register, handleSubmit, formState, setError, watch } = useForm({
    resolver: standardSchemaResolver(NotesBody),
    defaultValues: { notes: session.notes },
  });
  const name = firstName(session.with.name);
  const save = useSessionAction({
    act: (body: NotesBody) => call('PUT /api/sessions/{id}/notes', { params: { id: session.id }, body }),
    done: () => ({ title: 'Notes saved', description: `${name} can read them now.` }),
    failed: 'Your notes were not saved',
    onDone: onClose,
    onFailed: (error) => {
      showIssues(error, ['notes'], setError);
      return false;
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Notes on this session"
      description={`${name} sees them too: what you agreed on, what to try next.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={save.isPending} type="submit" form={FORM}>
            Save notes
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={handleSubmit((body) => save.mutate(body))}>
        <Field
          label="Notes"
          aside={`${watch('notes').length} of 5,000`}
          error={formState.errors.notes?.message}
        >
          <Textarea rows={8} maxLength={5_000} {...register('notes')} />
        </Field>
      </form>
    </Dialog>
  );
}
