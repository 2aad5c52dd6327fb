import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { RegisterBody } from '@waymark/contracts/identity/http';
import { useForm } from 'react-hook-form';
import { showIssues } from '#lib/show-issues.ts';
import { useTypedBefore } from '#lib/typed-before.ts';
import { useOnDevice } from '#lib/use-on-device.ts';
import { NewPasswordField } from '#shared/password/new-password-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { useRegister } from '../api/use-register.ts';
import { FormError } from './form-error.tsx';

/** `onRegistered` is called before the new user is known to the page. */
export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const create = useRegister(onRegistered);
  // Before the scripts have run, the browser would send the password in the address.
  const isOnDevice = useOnDevice();
  const { register, handleSubmit, formState, setError, watch } = useForm<RegisterBody>({
    resolver: standardSchemaResolver(RegisterBody),
    defaultValues: useTypedBefore({ username: '', email: '', password: '' }),
  });
  const { errors } = formState;
  const submit = (body: RegisterBody) =>
    create.mutate(body, {
      onError: (error) => showIssues(error, ['username', 'email', 'password'], setError),
    });
  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit(submit)}>
      <Field label="Username" required error={errors.username?.message} hint="This is the name others see.">
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} {...register('username')} />
      </Field>
      <Field label="Email" required error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...register('email')} />
      </Field>
      <NewPasswordField
        label="Password"
        password={watch('password')}
        owner={{ username: watch('username'), email: watch('email') }}
        error={errors.password?.message}
        {...register('password')}
      />
      <FormError title="Registration failed" error={Object.keys(errors).length > 0 ? null : create.error} />
      <p className="text-sm text-muted">
        With an account you accept the <TextLink to="/terms">Terms</TextLink>. What is stored about you is
        described under <TextLink to="/privacy">Privacy</TextLink>.
      </p>
      <Button type="submit" variant="primary" disabled={!isOnDevice} loading={create.isPending}>
        Create Account
      </Button>
    </form>
  );
}
