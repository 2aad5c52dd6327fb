import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ResetForm } from '@waymark/contracts/identity/passwords';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { showIssues } from '../../lib/show-issues.ts';
import { NewPasswordFields } from '../../shared/password/new-password-fields.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { FieldError } from '../../shared/ui/field.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useResetPassword } from './api/use-reset-password.ts';
import { FormError } from './components/form-error.tsx';

const REDIRECT_MS = 3_000;

export default function ResetPasswordPage() {
  const [params] = useSearchParams();
  const reset = useResetPassword();
  useDocumentTitle('Reset Password');
  return (
    <div className="page max-w-lg py-10 md:py-16">
      {reset.isSuccess ? <Done /> : <Form token={params.get('token') ?? ''} reset={reset} />}
    </div>
  );
}

function Form({ token, reset }: { token: string; reset: ReturnType<typeof useResetPassword> }) {
  const form = useForm<ResetForm>({
    resolver: standardSchemaResolver(ResetForm),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  useEffect(() => {
    if (!token) toastNoToken();
  }, [token]);
  const submit = ({ newPassword }: ResetForm) =>
    reset.mutate(
      { token, newPassword },
      { onError: (error) => showIssues(error, ['newPassword'], form.setError) },
    );
  return (
    <>
      <h1 className="text-3xl md:text-4xl">Set a new password</h1>
      <form noValidate className="mt-8 grid gap-5" onSubmit={form.handleSubmit(submit)}>
        {!token && (
          <FieldError>Invalid or missing reset token. Please use the link from your email.</FieldError>
        )}
        <NewPasswordFields form={form} owner={{}} />
        <FormError
          title="Reset failed"
          fallback="Failed to reset password. Please try again."
          error={form.formState.errors.newPassword ? null : reset.error}
        />
        <Button type="submit" variant="primary" disabled={!token} loading={reset.isPending}>
          Reset Password
        </Button>
        <ButtonLink to="/auth" variant="ghost">
          Go to Login
        </ButtonLink>
      </form>
    </>
  );
}

const toastNoToken = () =>
  toast({
    title: 'Invalid reset link',
    description: 'No reset token found. Please use the link from your email.',
    variant: 'destructive',
  });

function Done() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/auth', { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div role="status">
      <h1 className="text-3xl md:text-4xl">Password reset successful</h1>
      <p className="mt-4 text-muted">
        Your new password is set, and all devices were logged out. You can log in with it in a moment.
      </p>
      <ButtonLink to="/auth" variant="primary" className="mt-8">
        Go to Login
      </ButtonLink>
    </div>
  );
}
