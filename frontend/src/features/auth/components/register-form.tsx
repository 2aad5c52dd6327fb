import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { RegisterBody } from '@waymark/contracts/identity/http';
import { type FieldErrors, useForm } from 'react-hook-form';
import { NewPasswordField } from '../../../components/password/new-password-field.tsx';
import { toastPasswordErrors } from '../../../components/password/toast-password-errors.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { showIssues } from '../../../lib/show-issues.ts';
import { useRegister } from '../api/use-register.ts';
import { FormError } from './form-error.tsx';

export function RegisterForm() {
  const create = useRegister();
  const { register, handleSubmit, formState, setError, getValues, watch } = useForm<RegisterBody>({
    resolver: standardSchemaResolver(RegisterBody),
    defaultValues: { username: '', email: '', password: '' },
  });
  const { errors } = formState;
  const refused = ({ password }: FieldErrors<RegisterBody>) =>
    toastPasswordErrors({ password }, getValues('password'));
  const submit = (body: RegisterBody) =>
    create.mutate(body, {
      onError: (error) => showIssues(error, ['username', 'email', 'password'], setError),
    });
  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit(submit, refused)}>
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
      <Button type="submit" variant="primary" loading={create.isPending}>
        Create Account
      </Button>
    </form>
  );
}
