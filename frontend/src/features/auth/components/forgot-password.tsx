import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { CheckUserEmailBody } from '@waymark/contracts/identity/passwords';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { showIssues } from '#lib/show-issues.ts';
import { useTypedBefore } from '#lib/typed-before.ts';
import { useOnDevice } from '#lib/use-on-device.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';
import { useCheckEmail } from '../api/use-check-email.ts';
import { CodeStep } from './code-step.tsx';
import { FormError } from './form-error.tsx';

/** Two steps: the address, then the code of the mail with a new password. */
export function ForgotPassword() {
  const [email, setEmail] = useState('');
  const [isFound, setIsFound] = useState(false);
  const back = () => setIsFound(false);
  const found = (address: string) => {
    setEmail(address);
    setIsFound(true);
  };
  return isFound ? (
    <CodeStep email={email} onBack={back} onDone={back} />
  ) : (
    <EmailStep before={email} onFound={found} />
  );
}

interface EmailStepProps {
  /** The address with which the second step was reached; empty at first. */
  before: string;
  onFound: (email: string) => void;
}

function EmailStep({ before, onFound }: EmailStepProps) {
  const check = useCheckEmail();
  const isOnDevice = useOnDevice();
  const { register, handleSubmit, formState, setError, setFocus } = useForm<CheckUserEmailBody>({
    resolver: standardSchemaResolver(CheckUserEmailBody),
    defaultValues: useTypedBefore({ email: before }),
  });
  useEffect(() => {
    if (before) setFocus('email');
  }, [before, setFocus]);
  const submit = (body: CheckUserEmailBody) =>
    check.mutate(body, {
      onSuccess: ({ exists }) => {
        if (exists) return onFound(body.email);
        const message = 'User not found: No account found with that email address.';
        setError('email', { type: 'server', message }, { shouldFocus: true });
      },
      onError: (error) => showIssues(error, ['email'], setError),
    });
  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit(submit)}>
      <Field
        label="Email"
        required
        error={formState.errors.email?.message}
        hint="We send a code and a link to this address."
      >
        <Input type="email" autoComplete="email" {...register('email')} />
      </Field>
      <FormError
        title="Error"
        fallback="Failed to check user."
        error={formState.errors.email ? null : check.error}
      />
      <Button type="submit" variant="primary" disabled={!isOnDevice} loading={check.isPending}>
        Send code
      </Button>
      {/* Also when no more mails are sent for now. */}
      <Button variant="ghost" onClick={handleSubmit(({ email }) => onFound(email))}>
        I already have a code
      </Button>
    </form>
  );
}
