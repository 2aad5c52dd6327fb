import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { LoginBody } from '@waymark/contracts/identity/http';
import type { SecondFactorMethod } from '@waymark/contracts/identity/second-factor';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#lib/api.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { showIssues } from '#lib/show-issues.ts';
import { useTypedBefore } from '#lib/typed-before.ts';
import { useOnDevice } from '#lib/use-on-device.ts';
import { hasPasskeys } from '#shared/second-factor/passkeys.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input, PasswordInput } from '#shared/ui/input.tsx';
import { useLogin } from '../api/use-login.ts';
import { usePasskeyLogin } from '../api/use-second-step.ts';
import { FormError } from './form-error.tsx';

const SecondStep = lazyPart(() => import('./second-step.tsx'));

/** Name and password, and then, for accounts with a second factor, the second step. */
export function LoginForm() {
  const [methods, setMethods] = useState<SecondFactorMethod[] | null>(null);
  const isOnDevice = useOnDevice();
  if (methods) return <SecondStep methods={methods} onBack={() => setMethods(null)} />;
  return (
    <>
      <PasswordForm onSecondFactor={setMethods} />
      {(!isOnDevice || hasPasskeys()) && <PasskeyLogin />}
    </>
  );
}

function PasswordForm({ onSecondFactor }: { onSecondFactor: (methods: SecondFactorMethod[]) => void }) {
  const login = useLogin(onSecondFactor);
  // Before the scripts have run, the browser would send the password in the address.
  const isOnDevice = useOnDevice();
  const { register, handleSubmit, formState, setError, setFocus } = useForm<LoginBody>({
    resolver: standardSchemaResolver(LoginBody),
    defaultValues: useTypedBefore({ username: '', password: '' }),
  });
  const { errors } = formState;
  const showError = (error: Error) => {
    showIssues(error, ['username', 'password'], setError);
    if (!(error instanceof ApiError && error.code === 'UNAUTHENTICATED')) return;
    setError('password', { type: 'server', message: `Login failed: ${error.message}` });
    setFocus('password', { shouldSelect: true });
  };
  const submit = (body: LoginBody) => login.mutate(body, { onError: showError });
  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit(submit)}>
      <Field
        label="Username"
        required
        error={errors.username?.message}
        hint="The email address of your account works too."
      >
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} {...register('username')} />
      </Field>
      <Field label="Password" required error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <FormError title="Login failed" error={errors.username || errors.password ? null : login.error} />
      <Button type="submit" variant="primary" disabled={!isOnDevice} loading={login.isPending}>
        Login
      </Button>
    </form>
  );
}

function PasskeyLogin() {
  const passkey = usePasskeyLogin();
  return (
    <div className="mt-3 grid gap-3">
      <Button loading={passkey.isPending} onClick={() => passkey.mutate()}>
        {!passkey.isPending && <KeyRound aria-hidden="true" className="size-4.5" />}
        Log in with a passkey
      </Button>
      <FormError title="Login failed" error={passkey.error} />
    </div>
  );
}
