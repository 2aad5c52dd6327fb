import { NO_SHOW_RESPONSE_HOURS } from '@waymark/contracts/scheduling/constants';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { type FormEvent, useState } from 'react';
import { call } from '#lib/api.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { firstName } from '../texts.ts';
import { consequenceText } from './no-show-texts.ts';
import { useSessionAction } from './use-session-action.ts';

const FORM = 'no-show';
export const MAX_NOTE = 1_000;

/** Shows what happens after a report, and what it means for the payment. */
export function NoShowDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const name = firstName(session.with.name);
  const [note, setNote] = useState('');
  const report = useSessionAction<string>({
    act: (words, idempotencyKey) =>
      call('POST /api/sessions/{id}/no-show', {
        params: { id: session.id },
        body: { note: words },
        idempotencyKey,
      }),
    done: () => ({
      title: 'Thank you for letting us know',
      description: `We ask ${name}, who has ${NO_SHOW_RESPONSE_HOURS} hours to respond.`,
    }),
    failed: 'That could not be reported',
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!report.isPending) report.mutate(note.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Did ${name} not come?`}
      description={`${name} gets your report and has ${NO_SHOW_RESPONSE_HOURS} hours to respond. Nothing changes before. If ${name} contests it, an admin decides. A report cannot be taken back.`}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button variant="destructive" loading={report.isPending} type="submit" form={FORM}>
            Did not come
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="grid gap-4">
        <p className="rounded-card bg-sunken p-4">
          If {name} agrees or does not respond, the session is recorded as a no-show.{' '}
          {consequenceText(session)}
        </p>
        <Field label="What happened" aside="optional" hint={`${name} and, if needed, an admin read it.`}>
          <Textarea
            rows={3}
            maxLength={MAX_NOTE}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
