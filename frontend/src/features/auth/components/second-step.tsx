import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { SecondFactorBody, type SecondFactorMethod } from '@waymark/contracts/identity/second-factor';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#lib/api.ts';
import { showIssues } from '#lib/show-issues.ts';
import { codeFields, firstMethod, otherMethods, otherWay } from '#shared/second-factor/methods.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';
import { toastError } from '#shared/ui/toast-error.ts';
import { useCodeLogin, usePasskeyLogin } from '../api/use-second-step.ts';
import { FormError } from './form-error.tsx';

interface SecondStepProps {
  methods: SecondFactorMethod[];
  /** Back to the password; also where the login has expired. */
  onBack: () => void;
}

/** The step of a login after the password. */
export default function SecondStep({ methods, onBack }: SecondStepProps) {
  const [method, setMethod] = useState(() => firstMethod(methods));
  const others = otherMethods(methods, method);
  return (
    <div className="grid gap-5">
      <p className="text-muted">Your password is correct. One more step confirms that it is you.</p>
      {method === 'passkey' ? (
        <PasskeyStep onExpired={onBack} />
      ) : (
        <CodeForm key={method} method={method} onExpired={onBack} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="ghost" onClick={onBack}>
          Back
        </Button>
        {others.map((one) => (
          <Button key={one} size="sm" variant="ghost" onClick={() => setMethod(one)}>
            {otherWay[one]}
          </Button>
        ))}
      </div>
    </div>
  );
}

const isExpired = (error: unknown): boolean => error instanceof ApiError && error.code === 'UNAUTHENTICATED';

/** As a toast, since the form of this step is gone then. */
function leaveIfExpired(error: Error, onExpired: () => void): void {
  if (!isExpired(error)) return;
  toastError('Login failed', error);
  onExpired();
}

function PasskeyStep({ onExpired }: { onExpired: () => void }) {
  const passkey = usePasskeyLogin();
  return (
    <>
      <FormError title="Login failed" error={passkey.error} />
      <Button
        autoFocus
        variant="primary"
        loading={passkey.isPending}
        onClick={() => passkey.mutate(undefined, { onError: (error) => leaveIfExpired(error, onExpired) })}
      >
        {!passkey.isPending && <KeyRound aria-hidden="true" className="size-4.5" />}
        Continue with a passkey
      </Button>
    </>
  );
}

function CodeForm({ method, onExpired }: { method: 'code' | 'recovery'; onExpired: () => void }) {
  const login = useCodeLogin();
  const { register, handleSubmit, formState, setError } = useForm<SecondFactorBody>({
    resolver: standardSchemaResolver(SecondFactorBody),
    defaultValues: { method, code: '' },
  });
  const { label, hint, input } = codeFields[method];
  const submit = (body: SecondFactorBody) =>
    login.mutate(body, {
      onError: (error) => {
        leaveIfExpired(error, onExpired);
        showIssues(error, ['code'], setError);
      },
    });
  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit(submit)}>
      <Field label={label} required hint={hint} error={formState.errors.code?.message}>
        <Input autoFocus {...input} {...register('code')} />
      </Field>
      <FormError title="Login failed" error={formState.errors.code ? null : login.error} />
      <Button type="submit" variant="primary" loading={login.isPending}>
        Log in
      </Button>
    </form>
  );
}
