import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ChangeEmailBody } from '@waymark/contracts/identity/addresses';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { showIssues } from '#lib/show-issues.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input, PasswordInput } from '#shared/ui/input.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { useChangeEmail } from '../api/use-account-email.ts';
import { ConfirmationCancelled, useConfirmation } from '../security/second-factor/use-confirmation.tsx';

interface ChangeAddressDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  username: string;
}

export function ChangeAddressDialog({ open, onOpenChange, username }: ChangeAddressDialogProps) {
  const formId = useId();
  const { form, isPending, submit, dialog } = useChangeForm(() => onOpenChange(false));
  const { errors } = form.formState;
  const close = (isOpen: boolean) => {
    onOpenChange(isOpen);
    if (!isOpen) form.reset();
  };
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={close}
        title="Change address"
        description="We send a link to the new address. Your address changes when you open it."
        footer={
          <>
            <Button onClick={() => close(false)}>Cancel</Button>
            <Button type="submit" form={formId} variant="primary" loading={isPending}>
              Send link
            </Button>
          </>
        }
      >
        <form id={formId} noValidate className="grid gap-5" onSubmit={submit}>
          {/* Password managers look for it. */}
          <input type="text" autoComplete="username" value={username} readOnly hidden />
          <Field label="New email" required error={errors.newEmail?.message}>
            <Input type="email" autoComplete="email" autoFocus {...form.register('newEmail')} />
          </Field>
          <Field label="Your password" required error={errors.password?.message}>
            <PasswordInput autoComplete="current-password" {...form.register('password')} />
          </Field>
        </form>
      </Dialog>
      {dialog}
    </>
  );
}

function useChangeForm(onSent: () => void) {
  const form = useForm<ChangeEmailBody>({
    resolver: standardSchemaResolver(ChangeEmailBody),
    defaultValues: { newEmail: '', password: '' },
  });
  const { run, dialog } = useConfirmation();
  const { mutate, isPending } = useChangeEmail(run);
  const send = (body: ChangeEmailBody) =>
    mutate(body, {
      onSuccess: () => {
        form.reset();
        onSent();
        const description = `Open the link that we sent to ${body.newEmail}.`;
        toast({ title: 'Please confirm the new address', description, variant: 'success' });
      },
      onError: (error) => {
        if (error instanceof ConfirmationCancelled) return;
        showIssues(error, ['newEmail', 'password'], form.setError);
        toastError('The address was not changed', error);
      },
    });
  return { form, isPending, submit: form.handleSubmit(send), dialog };
}
