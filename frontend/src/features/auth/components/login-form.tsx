import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { LoginBody } from '@waymark/contracts/identity/http';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input, PasswordInput } from '../../../components/ui/input.tsx';
import { showIssues } from '../../../lib/show-issues.ts';
import { useLogin } from '../api/use-login.ts';
import { FormError } from './form-error.tsx';

export function LoginForm() {
  const login = useLogin();
  const { register, handleSubmit, formState, setError } = useForm<LoginBody>({
    resolver: standardSchemaResolver(LoginBody),
    defaultValues: { username: '', password: '' },
  });
  const { errors } = formState;
  const submit = (body: LoginBody) =>
    login.mutate(body, { onError: (error) => showIssues(error, ['username', 'password'], setError) });
  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit(submit)}>
      <Field label="Username" required error={errors.username?.message}>
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} {...register('username')} />
      </Field>
      <Field label="Password" required error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <FormError error={login.error} />
      <Button type="submit" variant="primary" loading={login.isPending}>
        Login
      </Button>
    </form>
  );
}
