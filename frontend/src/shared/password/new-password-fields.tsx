import type { PasswordOwner } from '@waymark/passwords/password-strength';
import type { ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../ui/field.tsx';
import { PasswordInput } from '../ui/input.tsx';
import { NewPasswordField } from './new-password-field.tsx';

interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}

/** The types of react-hook-form cannot express a form with at least these two fields. */
const narrow = <T extends NewPassword>(form: UseFormReturn<T>) =>
  form as unknown as UseFormReturn<NewPassword>;

/** The new password of a form and its confirmation. */
export function NewPasswordFields<T extends NewPassword>(props: {
  form: UseFormReturn<T>;
  owner: PasswordOwner;
}) {
  const { register, watch, formState } = narrow(props.form);
  return (
    <>
      <NewPasswordField
        label="New Password"
        password={watch('newPassword')}
        owner={props.owner}
        error={formState.errors.newPassword?.message}
        {...register('newPassword')}
      />
      <ConfirmPasswordField
        label="Confirm New Password"
        error={
          formState.errors.confirmPassword &&
          `Passwords don't match: ${formState.errors.confirmPassword.message}`
        }
        {...register('confirmPassword')}
      />
    </>
  );
}

interface ConfirmPasswordFieldProps extends ComponentProps<typeof PasswordInput> {
  label: string;
  error: string | undefined;
}

function ConfirmPasswordField({ label, error, ...input }: ConfirmPasswordFieldProps) {
  return (
    <Field label={label} required error={error}>
      <PasswordInput autoComplete="new-password" {...input} />
    </Field>
  );
}
