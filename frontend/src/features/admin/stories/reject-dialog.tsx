import { type FormEvent, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';

interface RejectDialogProps {
  open: boolean;
  isPublished: boolean;
  isPending: boolean;
  onClose: () => void;
  onReject: (reason: string) => void;
}

const MIN = 3;
const MAX = 500;

/** The reason is sent to the author. */
export function RejectDialog({ open, isPublished, isPending, onClose, onReject }: RejectDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim().length < MIN) setError('Say why, for the author');
    else onReject(reason.trim());
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isPublished ? 'Take this story down' : 'Reject this story'}
      description="The author gets your reason as a notification and an email."
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Reason" error={error}>
          <Textarea
            rows={3}
            maxLength={MAX}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setError(undefined);
            }}
          />
        </Field>
        <Button type="submit" variant="destructive" loading={isPending} className="justify-self-end">
          {isPublished ? 'Take Down' : 'Reject'}
        </Button>
      </form>
    </Dialog>
  );
}
