import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { RECOVERY_MINUTES, ResetDirectForm } from '@waymark/contracts/identity/passwords';
import { useEffect } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { ConfirmPasswordField } from '../../../components/password/confirm-password-field.tsx';
import { NewPasswordField } from '../../../components/password/new-password-field.tsx';
import { toastPasswordErrors } from '../../../components/password/toast-password-errors.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { TextLink } from '../../../components/ui/link.tsx';
import { showIssues } from '../../../lib/show-issues.ts';
import { useConfig } from '../../../lib/use-config.ts';
import { useResetPassword } from '../api/use-reset-password.ts';
import { FormError } from './form-error.tsx';

interface CodeStepProps {
  email: string;
  onBack: () => void;
  onDone: () => void;
}

export function CodeStep({ email, onBack, onDone }: CodeStepProps) {
  const reset = useResetPassword();
  const { register, handleSubmit, formState, setError, setFocus, getValues, watch } =
    useForm<ResetDirectForm>({
      resolver: standardSchemaResolver(ResetDirectForm),
      defaultValues: { code: '', newPassword: '', confirmPassword: '' },
    });
  useEffect(() => setFocus('code'), [setFocus]);
  const { errors } = formState;
  const refused = ({ newPassword, confirmPassword }: FieldErrors<ResetDirectForm>) =>
    toastPasswordErrors({ password: newPassword, confirmation: confirmPassword }, getValues('newPassword'));
  const submit = ({ code, newPassword }: ResetDirectForm) =>
    reset.mutate(
      { email, code, newPassword },
      { onSuccess: onDone, onError: (error) => showIssues(error, ['code', 'newPassword'], setError) },
    );
  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit(submit, refused)}>
      <MailHint email={email} />
      {/* Password managers store it with the password. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field label="Code" required error={errors.code?.message} hint="The 6 digits in the mail.">
        <Input inputMode="numeric" autoComplete="one-time-code" maxLength={6} {...register('code')} />
      </Field>
      <NewPasswordField
        label="New Password"
        password={watch('newPassword')}
        owner={{ email }}
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      <ConfirmPasswordField
        label="Confirm New Password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <FormError error={reset.error} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onBack}>Back</Button>
        <Button type="submit" variant="primary" className="grow" loading={reset.isPending}>
          Reset Password
        </Button>
      </div>
    </form>
  );
}

function MailHint({ email }: { email: string }) {
  const { data: config } = useConfig();
  return (
    <p className="text-muted">
      Enter the code of the mail to <strong className="font-semibold break-all text-ink">{email}</strong>, or
      open its link. Both work for {RECOVERY_MINUTES} minutes.
      {config?.demoMode && (
        <>
          {' '}
          In this demo, mails are in the <TextLink to="/dev/mail">Outbox</TextLink>.
        </>
      )}
    </p>
  );
}
