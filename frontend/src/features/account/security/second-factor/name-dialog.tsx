import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { RenamePasskeyBody } from '@waymark/contracts/identity/second-factor';
import { useForm } from 'react-hook-form';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';

interface NameDialogProps {
  title: string;
  description?: string;
  /** Of the button. */
  action: string;
  name?: string;
  pending: boolean;
  onSubmit: (name: string) => void;
  onClose: () => void;
}

/** The form for the name of a passkey. */
export function NameDialog({
  title,
  description,
  action,
  name = '',
  pending,
  onSubmit,
  onClose,
}: NameDialogProps) {
  const { register, handleSubmit, formState } = useForm<RenamePasskeyBody>({
    resolver: standardSchemaResolver(RenamePasskeyBody),
    defaultValues: { name },
  });
  return (
    <Dialog open onOpenChange={onClose} title={title} description={description}>
      <form noValidate className="grid gap-5" onSubmit={handleSubmit((body) => onSubmit(body.name))}>
        <Field
          label="Name of the passkey"
          required
          hint="So that you can recognize it, such as “Blue phone”."
          error={formState.errors.name?.message}
        >
          <Input autoComplete="off" maxLength={60} {...register('name')} />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={pending}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
