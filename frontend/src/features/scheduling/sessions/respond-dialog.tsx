import { RespondNoShowBody } from '@waymark/contracts/scheduling/no-shows';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { type FormEvent, useState } from 'react';
import { call } from '#lib/api.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { firstName } from '../texts.ts';
import { MAX_NOTE } from './no-show-dialog.tsx';
import { NoShowEvidence } from './no-show-evidence.tsx';
import { consequenceText, momentText } from './no-show-texts.ts';
import { useSessionAction } from './use-session-action.ts';

const FORM = 'no-show-response';

/** The reported person agrees, or writes that they were there. */
export function RespondDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const { noShowCase, with: other } = session;
  const name = firstName(other.name);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const respond = useSessionAction<RespondNoShowBody>({
    act: (body, idempotencyKey) =>
      call('POST /api/sessions/{id}/no-show/response', { params: { id: session.id }, body, idempotencyKey }),
    done: (changed) =>
      changed.status === 'no-show'
        ? { title: 'Thank you for your honesty', description: `${name} has been notified.` }
        : {
            title: 'Your response is stored',
            description: 'An admin will decide, and you both get the reason.',
          },
    failed: 'Your response was not sent',
    onDone: onClose,
  });
  const send = (agrees: boolean) => {
    const parsed = RespondNoShowBody.safeParse({ agrees, note: agrees ? '' : note });
    if (parsed.success && !respond.isPending) respond.mutate(parsed.data);
    else setError(parsed.error?.issues[0]?.message);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(false);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Were you there?"
      description={`${name} reported that you did not come. Please respond by ${momentText(noShowCase?.respondBy ?? session.endsAt)}.`}
      footer={
        <>
          <Button
            loading={respond.isPending && respond.variables.agrees}
            onClick={() => send(true)}
            className="sm:mr-auto"
          >
            I did not come
          </Button>
          <Button
            variant="primary"
            loading={respond.isPending && !respond.variables.agrees}
            type="submit"
            form={FORM}
          >
            I was there
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="grid gap-4">
        {noShowCase?.claim && (
          <blockquote
            dir="auto"
            className="border-l-3 border-clay pl-4 font-serif wrap-anywhere whitespace-pre-line"
          >
            {noShowCase.claim}
          </blockquote>
        )}
        <NoShowEvidence session={session} />
        <p className="rounded-card bg-sunken p-4 text-sm">
          If you did not come, the session is recorded as missed by you. {consequenceText(session)}
        </p>
        <Field
          label="If you were there: what happened"
          hint={`${name} and the admin who decides read it.`}
          error={error}
        >
          <Textarea
            rows={3}
            maxLength={MAX_NOTE}
            value={note}
            onChange={({ target }) => {
              setNote(target.value);
              setError(undefined);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
