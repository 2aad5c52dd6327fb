import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import { ChangePasswordForm } from '@waymark/contracts/identity/passwords';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#lib/api.ts';
import { showIssues } from '#lib/show-issues.ts';
import { NewPasswordFields } from '#shared/password/new-password-fields.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { PasswordInput } from '#shared/ui/input.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { ConfirmationCancelled, useConfirmation } from './second-factor/use-confirmation.tsx';

const FAILED = 'Failed to change password. Please check your current password.';

/** The form of the Security tab. A change logs all other devices out. */
export function ChangePassword({ user }: { user: Pick<User, 'username' | 'email'> }) {
  const heading = useId();
  const { form, change, dialog } = useChangePassword();
  const { register, formState } = form;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-2xl">
        Change Password
      </h2>
      <p className="mt-1 text-muted">All other devices will be logged out.</p>
      <form noValidate className="mt-6 grid max-w-lg gap-5" onSubmit={change.submit}>
        {/* Password managers store it with the password. */}
        <input type="text" autoComplete="username" value={user.username} readOnly hidden />
        <Field label="Current Password" required error={formState.errors.currentPassword?.message}>
          <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
        </Field>
        <NewPasswordFields form={form} owner={user} />
        <Button type="submit" variant="primary" className="justify-self-start" loading={change.isPending}>
          Change Password
        </Button>
      </form>
      {dialog}
    </section>
  );
}

function useChangePassword() {
  const form = useForm<ChangePasswordForm>({
    resolver: standardSchemaResolver(ChangePasswordForm),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { run, dialog } = useConfirmation();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ currentPassword, newPassword }: ChangePasswordForm) =>
      run(() => call('POST /api/change-password', { body: { currentPassword, newPassword } })),
    onSuccess: () => {
      form.reset();
      const description = 'All other devices were logged out.';
      toast({ title: 'Password changed successfully', description, variant: 'success' });
    },
    onError: (error) => {
      if (error instanceof ConfirmationCancelled) return;
      showIssues(error, ['currentPassword', 'newPassword'], form.setError);
      toastError('Password change failed', error, FAILED);
    },
  });
  const submit = form.handleSubmit((values) => mutate(values));
  return { form, change: { submit, isPending }, dialog };
}
