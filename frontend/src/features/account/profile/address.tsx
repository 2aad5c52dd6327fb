import type { User } from '@waymark/contracts/identity/http';
import { MailQuestion } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { useAccountEmail, useSendConfirmation } from '../api/use-account-email.ts';
import { ChangeAddressDialog } from './change-address-dialog.tsx';

/** The state of the address: whether it is confirmed, and a new one that waits for its link. */
export function Address({ user }: { user: User }) {
  const heading = useId();
  const query = useAccountEmail(user.id);
  const [isChanging, setChanging] = useState(false);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-2xl">
        Email Address
      </h2>
      {query.isPending && <Skeleton className="mt-4 h-16 rounded-card" />}
      {query.isError && <QueryError query={query} title="Your address did not load" className="mt-4" />}
      {query.data && !query.data.isConfirmed && <Unconfirmed email={query.data.email} />}
      {query.data?.pendingEmail && (
        <p className="mt-4 max-w-measure">
          We sent a link to{' '}
          <strong dir="auto" className="break-words">
            {query.data.pendingEmail}
          </strong>
          . Open it within an hour. Until then your address stays as it is.
        </p>
      )}
      {query.data && (
        <p className="mt-3 max-w-measure text-muted">
          To change it, you need your password and a link that we send to the new address.
        </p>
      )}
      <Button className="mt-4" onClick={() => setChanging(true)}>
        Change address
      </Button>
      <ChangeAddressDialog open={isChanging} onOpenChange={setChanging} username={user.username} />
    </section>
  );
}

function Unconfirmed({ email }: { email: string }) {
  const send = useSendConfirmation();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-sunken px-5 py-4">
      <MailQuestion aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <p className="min-w-0 grow basis-60">
        Please confirm{' '}
        <strong dir="auto" className="break-words">
          {email}
        </strong>{' '}
        with the link in our email.
      </p>
      <Button size="sm" loading={send.isPending} onClick={() => send.mutate()}>
        Send the link again
      </Button>
    </div>
  );
}
