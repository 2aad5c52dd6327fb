import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { PASSWORD_MIN, RegisterBody } from '@waymark/contracts/identity/http';
import { type FieldErrors, useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input, PasswordInput } from '../../../components/ui/input.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { showIssues } from '../../../lib/show-issues.ts';
import { useRegister } from '../api/use-register.ts';
import { FormError } from './form-error.tsx';

export function RegisterForm() {
  const create = useRegister();
  const { register, handleSubmit, formState, setError, getValues } = useForm<RegisterBody>({
    resolver: standardSchemaResolver(RegisterBody),
    defaultValues: { username: '', email: '', password: '' },
  });
  const { errors } = formState;
  const refused = (found: FieldErrors<RegisterBody>) => {
    const { length } = getValues('password');
    if (!found.password || length === 0 || length >= PASSWORD_MIN) return;
    toast({ title: 'Password too short', description: found.password.message, variant: 'destructive' });
  };
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
      <Field
        label="Password"
        required
        error={errors.password?.message}
        hint={`At least ${PASSWORD_MIN} characters. A short sentence is easy to keep in mind.`}
      >
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <FormError error={create.error} />
      <Button type="submit" variant="primary" loading={create.isPending}>
        Create Account
      </Button>
    </form>
  );
}
