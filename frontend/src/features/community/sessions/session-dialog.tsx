import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { UseMutationResult } from '@tanstack/react-query';
import type {
  PeerSession,
  PeerSessionDetails,
  PeerSessionInput,
} from '@waymark/contracts/community/peer-sessions';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { showIssues } from '#lib/show-issues.ts';
import { SafetyWatch } from '#shared/safety/safety-watch.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { bodyOf, emptyFields, fieldsOf, fieldsWithStart, type SessionFields } from './session-fields.ts';
import { SessionInputs } from './session-inputs.tsx';

interface SessionDialogProps {
  title: string;
  submitLabel: string;
  /** The session to edit; absent: a new one. */
  session?: PeerSession;
  send: Pick<UseMutationResult<PeerSessionDetails, Error, PeerSessionInput>, 'mutate' | 'isPending'>;
  onDone: (session: PeerSessionDetails) => void;
  onClose: () => void;
}

export default function SessionDialog(props: SessionDialogProps) {
  const { title, submitLabel, session, send, onDone, onClose } = props;
  const formId = useId();
  const initial = () => (session ? fieldsOf(session) : emptyFields());
  const form = useForm<SessionFields>({
    resolver: standardSchemaResolver(fieldsWithStart(session?.scheduledFor ?? null)),
    defaultValues: initial(),
  });
  const submit = (fields: SessionFields) =>
    send.mutate(bodyOf(fields), {
      onSuccess: onDone,
      onError: (error) => {
        const field = ([name]: (string | number)[]) =>
          (name === 'scheduledFor' ? 'date' : name) as keyof SessionFields;
        showIssues(error, field, form.setError);
        toastError('The session was not saved', error);
      },
    });
  const missing = (errors: Partial<Record<keyof SessionFields, unknown>>) => {
    if (!errors.title && !errors.description) return;
    const description = 'Please fill in the title and description.';
    toast({ title: 'Missing Information', description, variant: 'destructive' });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={title}
      description="All mentors and admins can see it. The join link is for those who have a place."
      footer={
        <Button type="submit" form={formId} variant="primary" loading={send.isPending}>
          {submitLabel}
        </Button>
      }
    >
      <SafetyWatch onErase={() => form.reset(initial())}>
        <form
          id={formId}
          noValidate
          aria-label={title}
          onSubmit={form.handleSubmit(submit, missing)}
          className="grid gap-5"
        >
          <SessionInputs form={form} hasStarted={session !== undefined && session.status !== 'upcoming'} />
        </form>
      </SafetyWatch>
    </Dialog>
  );
}
