import type { PasswordOwner } from '@waymark/passwords/password-strength';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { ConfirmPasswordField } from './confirm-password-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { toastPasswordErrors } from './toast-password-errors.ts';

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
        error={formState.errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
    </>
  );
}

/** Shows the toasts of the specification when such a form is rejected before it is sent. */
export function toastRejected<T extends NewPassword>(form: UseFormReturn<T>, errors: FieldErrors<T>): void {
  const { newPassword, confirmPassword } = errors as FieldErrors<NewPassword>;
  const typed = narrow(form).getValues('newPassword');
  toastPasswordErrors({ password: newPassword, confirmation: confirmPassword }, typed);
}
