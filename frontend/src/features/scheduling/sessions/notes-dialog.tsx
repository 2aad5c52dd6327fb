import { setSessionNotes } from '@waymark/contracts/scheduling/routes';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Textarea } from '../../../components/ui/input.tsx';
import { call } from '../../../lib/api.ts';
import { firstName } from '../words.ts';
import { useSessionAction } from './use-session-action.ts';

/** The mentor's words on a session; its learner reads them, too. */
export function NotesDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const [notes, setNotes] = useState(session.notes);
  const name = firstName(session.with.name);
  const save = useSessionAction({
    act: () => call(setSessionNotes, { params: { id: session.id }, body: { notes: notes.trim() } }),
    done: () => ({ title: 'Notes saved', description: `${name} can read them now.` }),
    failed: 'Your notes were not saved',
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Notes on this session"
      description={`${name} sees them, too: what you agreed on, what to try next.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={save.isPending} onClick={() => save.mutate()}>
            Save notes
          </Button>
        </>
      }
    >
      <Field label="Notes" aside={`${notes.length} of 5,000`}>
        <Textarea
          rows={8}
          maxLength={5_000}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
      </Field>
    </Dialog>
  );
}
