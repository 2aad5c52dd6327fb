import type { AppSecret, FactorAdded, SecondFactor } from '@waymark/contracts/identity/second-factor';
import { TriangleAlert } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { call } from '#lib/api.ts';
import { formatDate, plural } from '#lib/format.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { ConfirmedChange } from './second-factor/confirmed-change.tsx';
import { Passkeys } from './second-factor/passkeys.tsx';
import { ProofDialog } from './second-factor/proof-dialog.tsx';
import { RecoveryCodesDialog } from './second-factor/recovery-codes.tsx';
import { useSecondFactor } from './second-factor/second-factor-query.ts';
import { type RunConfirmed, useConfirmation } from './second-factor/use-confirmation.tsx';
import { useChange } from './second-factor/use-second-factor.ts';

const AppSetup = lazyPart(() => import('./second-factor/app-setup.tsx'));

const failed = 'That did not work';

/** The part of the Security tab with passkeys, app and recovery codes. */
export function SecondFactorSection() {
  const heading = useId();
  const query = useSecondFactor();
  const { data } = query;
  const isOn = data && (data.app !== null || data.passkeys.length > 0);
  return (
    <section aria-labelledby={heading} className="grid gap-6">
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <h2 id={heading} className="text-2xl">
            Second factor
          </h2>
          {data && <Badge tone={isOn ? 'moss' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>}
        </div>
        <p className="mt-1 text-muted">
          A second step after your password. Someone who knows your password still cannot log in.
        </p>
      </div>
      {query.isPending && <Skeleton className="h-40 rounded-card" />}
      {query.error && <QueryError query={query} />}
      {data &&
        !data.proved &&
        (isOn ? <ProofHint required={data.required} /> : data.required && <AdminHint />)}
      {data && <Factors state={data} isOn={isOn === true} />}
    </section>
  );
}

function AdminHint() {
  return (
    <p className="flex items-start gap-2.5 rounded-card bg-amber-soft px-4 py-3 text-amber">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      Admins need a second factor. The admin pages open as soon as you have set one up here.
    </p>
  );
}

function ProofHint({ required }: { required: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-3 rounded-card bg-amber-soft px-4 py-3 text-amber">
      <p className="flex items-start gap-2.5">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        You logged in here without your second factor. Confirm it to{' '}
        {required ? 'use the admin pages and to ' : ''}change how you log in.
      </p>
      <Button size="sm" onClick={() => setOpen(true)}>
        Confirm second factor
      </Button>
      {isOpen && <ProofDialog onEnd={() => setOpen(false)} />}
    </div>
  );
}

function Factors({ state, isOn }: { state: SecondFactor; isOn: boolean }) {
  const { run, dialog } = useConfirmation();
  const [codes, setCodes] = useState<string[] | null>(null);
  const added = ({ recoveryCodes }: FactorAdded) => setCodes(recoveryCodes);
  return (
    <>
      <Passkeys passkeys={state.passkeys} run={run} onAdded={added} />
      <App since={state.app?.since ?? null} run={run} onAdded={added} />
      {isOn && <RecoveryCodes left={state.recoveryCodesLeft} run={run} onMade={setCodes} />}
      {isOn && <TurnOff run={run} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
      {dialog}
    </>
  );
}

interface AppProps {
  since: string | null;
  run: RunConfirmed;
  onAdded: (added: FactorAdded) => void;
}

function App({ since, run, onAdded }: AppProps) {
  const [secret, setSecret] = useState<AppSecret | null>(null);
  const start = useChange({
    run,
    failed,
    act: () => call('POST /api/account/second-factor/app'),
    onDone: setSecret,
  });
  return (
    <section className="grid gap-4">
      <div>
        <h3 className="text-xl">Authenticator app</h3>
        <p className="mt-1 text-muted">
          {since
            ? `Your app has made codes for Waymark since ${formatDate(since)}.`
            : 'An app on your phone shows a new code every 30 seconds, also without a network.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button loading={start.isPending} onClick={() => start.mutate()}>
          {since ? 'Set up another app' : 'Set up an app'}
        </Button>
        {since && (
          <ConfirmedChange
            {...{ run, failed, done: 'App removed' }}
            act={() => call('DELETE /api/account/second-factor/app')}
            label="Remove app"
            title="Remove the app?"
            description="Its codes are no longer accepted. You can set it up again with a new QR code."
            confirmLabel="Remove"
            destructive
          />
        )}
      </div>
      {secret && (
        <Suspense>
          <AppSetup
            app={secret}
            run={run}
            onClose={() => setSecret(null)}
            onAdded={(added) => {
              setSecret(null);
              onAdded(added);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

interface RecoveryCodesProps {
  left: number;
  run: RunConfirmed;
  onMade: (codes: string[]) => void;
}

function RecoveryCodes({ left, run, onMade }: RecoveryCodesProps) {
  return (
    <section className="grid gap-4">
      <div>
        <h3 className="text-xl">Recovery codes</h3>
        <p className="mt-1 text-muted">
          For when you lose your app or passkey. You have {plural(left, 'unused code')} left.
        </p>
      </div>
      <ConfirmedChange
        {...{ run, failed }}
        act={() => call('POST /api/account/recovery-codes')}
        onDone={({ recoveryCodes }) => onMade(recoveryCodes)}
        label="Make new codes"
        title="Make new recovery codes?"
        description="The codes you have now stop working. Store the new ones in their place."
        confirmLabel="Make new codes"
      />
    </section>
  );
}

const TurnOff = ({ run }: { run: RunConfirmed }) => (
  <ConfirmedChange
    {...{ run, failed, done: 'Second factor turned off' }}
    act={() => call('DELETE /api/account/second-factor')}
    label="Turn off second factor"
    title="Turn off the second factor?"
    description="Your app, all passkeys and recovery codes are removed, and your password alone logs in again. All other devices are logged out."
    confirmLabel="Turn off"
    destructive
  />
);
