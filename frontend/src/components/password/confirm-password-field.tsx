import type { ComponentProps } from 'react';
import { Field } from '../ui/field.tsx';
import { PasswordInput } from '../ui/input.tsx';

interface ConfirmPasswordFieldProps extends ComponentProps<typeof PasswordInput> {
  label: string;
  error: string | undefined;
}

export function ConfirmPasswordField({ label, error, ...input }: ConfirmPasswordFieldProps) {
  return (
    <Field label={label} required error={error}>
      <PasswordInput autoComplete="new-password" {...input} />
    </Field>
  );
}
