import type { FactorAdded, Passkey } from '@waymark/contracts/identity/second-factor';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { formatDate, formatRelative } from '#lib/format.ts';
import { createPasskey, hasPasskeys } from '#shared/second-factor/passkeys.ts';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Button } from '#shared/ui/button.tsx';
import { NameDialog } from './name-dialog.tsx';
import type { RunConfirmed } from './use-confirmation.tsx';
import { useChange } from './use-second-factor.ts';

interface PasskeysProps {
  passkeys: Passkey[];
  run: RunConfirmed;
  onAdded: (added: FactorAdded) => void;
}

type Open = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey };
const failed = 'That did not work';

/** The list of passkeys, with what can be done with them. */
export function Passkeys({ passkeys, run, onAdded }: PasskeysProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { add, rename, remove } = usePasskeyChanges(run, close, onAdded);
  return (
    <section className="grid gap-4">
      <div>
        <h3 className="text-xl">Passkeys</h3>
        <p className="mt-1 text-muted">
          Log in with your fingerprint, face or screen lock, or with a security key. No one can trick you into
          typing a passkey on a fake page.
        </p>
      </div>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-raised">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} onOpen={setOpen} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <Button className="justify-self-start" onClick={() => setOpen({ what: 'add' })}>
          Add a passkey
        </Button>
      ) : (
        <p className="text-sm text-muted">This browser does not support passkeys.</p>
      )}
      {open?.what === 'add' && (
        <NameDialog
          title="Add a passkey"
          description="Your browser will ask where to store it."
          action="Continue"
          pending={add.isPending}
          onSubmit={(name) => add.mutate(name)}
          onClose={close}
        />
      )}
      {open?.what === 'rename' && (
        <NameDialog
          title="Rename this passkey"
          name={open.passkey.name}
          action="Save"
          pending={rename.isPending}
          onSubmit={(name) => rename.mutate({ id: open.passkey.id, name })}
          onClose={close}
        />
      )}
      {open?.what === 'remove' && (
        <AlertDialog
          open
          onOpenChange={close}
          title={`Remove “${open.passkey.name}”?`}
          description="It can no longer log in to your account. Delete it on the device, too. You can add it again at any time."
          confirmLabel="Remove"
          destructive
          pending={remove.isPending}
          onConfirm={() => remove.mutate(open.passkey.id)}
        />
      )}
    </section>
  );
}

function PasskeyItem({ passkey, onOpen }: { passkey: Passkey; onOpen: (open: Open) => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex items-center gap-3 px-4 py-2">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-moss" />
      <div className="min-w-0 grow py-1">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </p>
        <p className="text-sm text-muted">
          Added {formatDate(createdAt)}, {lastUsedAt ? `used ${formatRelative(lastUsedAt)}` : 'not used yet'}
        </p>
      </div>
      <Button
        size="icon"
        variant="ghost"
        aria-label={`Rename ${name}`}
        onClick={() => onOpen({ what: 'rename', passkey })}
      >
        <Pencil aria-hidden="true" className="size-4.5" />
      </Button>
      <Button
        size="icon"
        variant="ghost"
        aria-label={`Remove ${name}`}
        onClick={() => onOpen({ what: 'remove', passkey })}
      >
        <Trash2 aria-hidden="true" className="size-4.5" />
      </Button>
    </li>
  );
}

function usePasskeyChanges(run: RunConfirmed, close: () => void, onAdded: (added: FactorAdded) => void) {
  const add = useChange({
    ...{ run, failed, done: 'Passkey added' },
    act: async (name: string) => {
      const response = await createPasskey(await call('POST /api/account/passkeys/options'));
      return call('POST /api/account/passkeys', { body: { name, response } });
    },
    onDone: (added) => {
      close();
      onAdded(added);
    },
  });
  const rename = useChange({
    ...{ run, failed, done: 'Passkey renamed', onDone: close },
    act: ({ id, name }: { id: string; name: string }) =>
      call('PATCH /api/account/passkeys/{id}', { params: { id }, body: { name } }),
  });
  const remove = useChange({
    ...{ run, failed, done: 'Passkey removed', onDone: close },
    act: (id: string) => call('DELETE /api/account/passkeys/{id}', { params: { id } }),
  });
  return { add, rename, remove };
}
