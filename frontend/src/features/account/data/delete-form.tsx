import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { type AccountDeletion, DeleteAccountBody } from '@waymark/contracts/identity/account';
import type { User } from '@waymark/contracts/identity/http';
import { type UseFormRegister, useForm } from 'react-hook-form';
import { call } from '#lib/api.ts';
import { showIssues } from '#lib/show-issues.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input, PasswordInput } from '#shared/ui/input.tsx';
import { toastError } from '#shared/ui/toast-error.ts';
import { ConfirmationCancelled, useConfirmation } from '../security/second-factor/use-confirmation.tsx';

interface DeleteFormProps {
  user: User;
  deletion: AccountDeletion;
  onScheduled: (deleteAfter: string) => void;
}

export function DeleteForm({ user, deletion, onScheduled }: DeleteFormProps) {
  const { register, handleSubmit, formState, setError } = useForm<DeleteAccountBody>({
    resolver: standardSchemaResolver(DeleteAccountBody),
    defaultValues: { password: '', confirm: '', roadmaps: 'keep' },
  });
  const { errors } = formState;
  const { run, dialog } = useConfirmation();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: DeleteAccountBody) => run(() => call('POST /api/account/deletion', { body })),
    onSuccess: ({ deleteAfter }) => onScheduled(deleteAfter),
    onError: (error) => {
      if (error instanceof ConfirmationCancelled) return;
      showIssues(error, ['password', 'confirm'], setError);
      toastError('Your account was not deleted', error);
    },
  });
  return (
    <>
      <form noValidate className="mt-8 grid max-w-lg gap-5" onSubmit={handleSubmit((body) => mutate(body))}>
        <input type="text" autoComplete="username" value={user.username} readOnly hidden />
        {deletion.roadmaps.followed.count > 0 && <RoadmapChoice register={register} />}
        <Field
          label="Your username"
          required
          hint={
            <>
              Type{' '}
              <strong dir="auto" className="break-all">
                {user.username}
              </strong>{' '}
              to confirm.
            </>
          }
          error={errors.confirm?.message}
        >
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('confirm')} />
        </Field>
        <Field label="Your password" required error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <Button type="submit" variant="destructive" className="justify-self-start" loading={isPending}>
          Delete my account
        </Button>
      </form>
      {dialog}
    </>
  );
}

const choices = [
  {
    value: 'keep',
    label: 'Leave them to their followers',
    text: 'Followers keep the last version, by “A former mentor”. No one else can find them.',
  },
  {
    value: 'remove',
    label: 'Withdraw them',
    text: 'No one can open them any more, not even their followers. Followers keep their own notes.',
  },
] as const;

function RoadmapChoice({ register }: { register: UseFormRegister<DeleteAccountBody> }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">Roadmaps others follow</legend>
      {choices.map(({ value, label, text }) => (
        <label
          key={value}
          className="flex cursor-pointer gap-3 rounded-card border border-edge bg-raised p-4 has-checked:border-moss has-checked:bg-moss-soft"
        >
          <input
            type="radio"
            value={value}
            className="mt-1.5 size-4 shrink-0 accent-moss"
            {...register('roadmaps')}
          />
          <span className="grid gap-0.5">
            <span className="font-semibold">{label}</span>
            <span className="text-sm text-muted">{text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
