import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { RECOVERY_MINUTES, ResetDirectForm } from '@waymark/contracts/identity/passwords';
import { useForm } from 'react-hook-form';
import { showIssues } from '#lib/show-issues.ts';
import { useConfig } from '#lib/use-config.ts';
import { NewPasswordFields } from '#shared/password/new-password-fields.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { useResetPassword } from '../api/use-reset-password.ts';
import { FormError } from './form-error.tsx';

interface CodeStepProps {
  email: string;
  onBack: () => void;
  onDone: () => void;
}

export function CodeStep({ email, onBack, onDone }: CodeStepProps) {
  const reset = useResetPassword();
  const form = useForm<ResetDirectForm>({
    resolver: standardSchemaResolver(ResetDirectForm),
    defaultValues: { code: '', newPassword: '', confirmPassword: '' },
  });
  const { register, handleSubmit, formState, setError } = form;
  const { errors } = formState;
  const submit = ({ code, newPassword }: ResetDirectForm) =>
    reset.mutate(
      { email, code, newPassword },
      { onSuccess: onDone, onError: (error) => showIssues(error, ['code', 'newPassword'], setError) },
    );
  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit(submit)}>
      <MailHint email={email} />
      {/* Password managers store it with the password. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field label="Code" required error={errors.code?.message} hint="The 6 digits in the email.">
        <Input
          autoFocus
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          {...register('code')}
        />
      </Field>
      <NewPasswordFields form={form} owner={{ email }} />
      <FormError
        title="Reset failed"
        fallback="Failed to reset password. Please try again."
        error={Object.keys(errors).length > 0 ? null : reset.error}
      />
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
      Enter the code from the email to <strong className="font-semibold break-all text-ink">{email}</strong>,
      or open its link. Both work for {RECOVERY_MINUTES} minutes.
      {config?.demoMode && (
        <>
          {' '}
          In this demo, emails are in the <TextLink to="/dev/mail">Outbox</TextLink>.
        </>
      )}
    </p>
  );
}
