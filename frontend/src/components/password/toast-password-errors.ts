import { PASSWORD_MIN } from '@waymark/contracts/identity/http';
import { toast } from '../ui/toast.ts';

type Message = { message?: string } | undefined;

/** The toasts of the specification for a new password that is too short, or differs from its confirmation. */
export function toastPasswordErrors(
  errors: { password?: Message; confirmation?: Message },
  password: string,
): void {
  const { length } = [...password];
  if (errors.password && length > 0 && length < PASSWORD_MIN) {
    const description = errors.password.message;
    toast({ title: 'Password too short', description, variant: 'destructive' });
  } else if (errors.confirmation) {
    const description = errors.confirmation.message;
    toast({ title: "Passwords don't match", description, variant: 'destructive' });
  }
}
