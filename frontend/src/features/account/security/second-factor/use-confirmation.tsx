import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { ConfirmPasswordBody } from '@waymark/contracts/identity/second-factor';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, call } from '#lib/api.ts';
import { showIssues } from '#lib/show-issues.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { PasswordInput } from '#shared/ui/input.tsx';
import { toastError } from '#shared/ui/toast-error.ts';
import { ProofDialog } from './proof-dialog.tsx';

export type RunConfirmed = <T>(action: () => Promise<T>) => Promise<T>;

/** The dialog was closed without the proof. */
export class ConfirmationCancelled extends Error {}

/** What the server may require before an action, and the dialog that requests it. */
const dialogs = { PASSWORD_REQUIRED: PasswordDialog, SECOND_FACTOR_REQUIRED: ProofDialog } as const;
type Required = keyof typeof dialogs;

interface Waiting {
  code: Required;
  confirmed: () => void;
  cancelled: (reason: ConfirmationCancelled) => void;
}

/** Runs actions; where the server requires the password or the second factor first, `dialog` requests it and the action runs again. */
export function useConfirmation(): { run: RunConfirmed; dialog: ReactNode } {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const run = async <T,>(action: () => Promise<T>, asked: readonly Required[] = []): Promise<T> => {
    try {
      return await action();
    } catch (error) {
      const code = requiredBy(error);
      if (code === null || asked.includes(code)) throw error;
      await new Promise<void>((confirmed, cancelled) => setWaiting({ code, confirmed, cancelled }));
      return run(action, [...asked, code]);
    }
  };
  const end = (isConfirmed: boolean) => {
    if (isConfirmed) waiting?.confirmed();
    else waiting?.cancelled(new ConfirmationCancelled());
    setWaiting(null);
  };
  const Asking = waiting && dialogs[waiting.code];
  return { run: (action) => run(action), dialog: Asking && <Asking onEnd={end} /> };
}

const requiredBy = (error: unknown): Required | null =>
  error instanceof ApiError && error.code in dialogs ? (error.code as Required) : null;

function PasswordDialog({ onEnd }: { onEnd: (isConfirmed: boolean) => void }) {
  const { register, handleSubmit, formState, setError } = useForm<ConfirmPasswordBody>({
    resolver: standardSchemaResolver(ConfirmPasswordBody),
    defaultValues: { password: '' },
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (body: ConfirmPasswordBody) => call('POST /api/account/confirm-password', { body }),
    onSuccess: () => onEnd(true),
    onError: (error) => {
      showIssues(error, ['password'], setError);
      toastError('Password not confirmed', error);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={() => onEnd(false)}
      title="Confirm your password"
      description="It has been a while since you logged in. Please enter your password to change how you log in."
    >
      <form noValidate className="grid gap-5" onSubmit={handleSubmit((body) => mutate(body))}>
        <Field label="Your password" required error={formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => onEnd(false)}>Cancel</Button>
          <Button type="submit" variant="primary" loading={isPending}>
            Continue
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
