import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { messageOf } from '#shared/ui/error-state.tsx';
import { Field, FieldError } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';

const MAX_REASON = 1_000;
const MIN_REASON = 3;

interface ReasonDialogProps {
  title: string;
  /** What happens. */
  description: ReactNode;
  label: string;
  hint?: string;
  confirmLabel: string;
  destructive?: boolean;
  /** Of the request that `onConfirm` starts. */
  pending: boolean;
  error: Error | null;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  /** Fields before the reason. */
  children?: ReactNode;
}

/** A dialog for the reason of an action, which the audit stores. */
export function ReasonDialog(props: ReasonDialogProps) {
  const form = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isShort = reason.trim().length < MIN_REASON;
    setMissing(isShort);
    if (!isShort && !props.pending) props.onConfirm(reason.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={props.title}
      description={props.description}
      footer={
        <>
          <Button onClick={props.onClose}>Cancel</Button>
          <Button
            type="submit"
            form={form}
            variant={props.destructive ? 'destructive' : 'primary'}
            loading={props.pending}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        {props.children}
        <Field
          label={props.label}
          hint={props.hint}
          required
          error={isMissing ? 'Please write a reason.' : undefined}
        >
          <Textarea
            value={reason}
            maxLength={MAX_REASON}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <FieldError>{props.error ? messageOf(props.error) : undefined}</FieldError>
      </form>
    </Dialog>
  );
}
