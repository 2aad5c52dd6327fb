import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { AppCodeBody, type AppSecret, type FactorAdded } from '@waymark/contracts/identity/second-factor';
import { useForm } from 'react-hook-form';
import { call } from '#lib/api.ts';
import { showIssues } from '#lib/show-issues.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';
import { CopyButton } from './copy-button.tsx';
import { QrCode } from './qr-code.tsx';
import type { RunConfirmed } from './use-confirmation.tsx';
import { useChange } from './use-second-factor.ts';

interface AppSetupProps {
  app: AppSecret;
  run: RunConfirmed;
  onClose: () => void;
  onAdded: (added: FactorAdded) => void;
}

/** Shows the secret to an app, and confirms it by one of its codes. */
export default function AppSetup({ app, run, onClose, onAdded }: AppSetupProps) {
  const { register, handleSubmit, formState, setError } = useForm<AppCodeBody>({
    resolver: standardSchemaResolver(AppCodeBody),
    defaultValues: { code: '' },
  });
  const confirm = useChange({
    run,
    act: (body: AppCodeBody) => call('POST /api/account/second-factor/app/confirm', { body }),
    done: 'Your app is set up',
    failed: 'That did not work',
    onDone: onAdded,
  });
  const submit = (body: AppCodeBody) =>
    confirm.mutate(body, { onError: (error) => showIssues(error, ['code'], setError) });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Set up an authenticator app"
      description="Any app that makes time-based codes works, such as your password manager."
    >
      <ol className="grid list-decimal gap-5 pl-5">
        <li>
          <p>Scan this code with the app.</p>
          <div className="mt-3 grid justify-items-start gap-3">
            <QrCode text={app.uri} label="QR code with the key below" />
            <p className="text-sm text-muted">Cannot scan it? Enter this key:</p>
            <code className="rounded-control bg-sunken px-3 py-2 font-mono text-sm wrap-anywhere">
              {app.secret.match(/.{1,4}/g)?.join(' ')}
            </code>
            <CopyButton text={app.secret} label="Copy key" />
          </div>
        </li>
        <li>
          <form noValidate className="grid gap-4" onSubmit={handleSubmit(submit)}>
            <Field label="Enter the code it shows" required error={formState.errors.code?.message}>
              <Input inputMode="numeric" autoComplete="one-time-code" maxLength={7} {...register('code')} />
            </Field>
            <Button
              type="submit"
              variant="primary"
              className="justify-self-start"
              loading={confirm.isPending}
            >
              Turn on
            </Button>
          </form>
        </li>
      </ol>
    </Dialog>
  );
}
