import type { User } from '@waymark/contracts/identity/http';
import { useState } from 'react';
import { TrailLoading } from '#shared/trail/trail-states.tsx';
import { ButtonLink } from '#shared/ui/button.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { consequencesOf } from './consequences.ts';
import { DeleteForm } from './delete-form.tsx';
import { Goodbye } from './goodbye.tsx';
import { useDeletion } from './use-deletion.ts';

/** `onDeleted`: removes the user's private data from this device. */
export function DeletePage({ onDeleted }: { onDeleted: (userId: number) => void }) {
  const [deleteAfter, setDeleteAfter] = useState<string | null>(null);
  if (deleteAfter) return <Goodbye deleteAfter={deleteAfter} />;
  return (
    <AccountFrame>
      {(user) => (
        <Deletion
          user={user}
          onScheduled={(at) => {
            setDeleteAfter(at);
            onDeleted(user.id);
          }}
        />
      )}
    </AccountFrame>
  );
}

function Deletion({ user, onScheduled }: { user: User; onScheduled: (deleteAfter: string) => void }) {
  const query = useDeletion();
  const { data: deletion } = query;
  return (
    <section aria-labelledby="delete-account">
      <h2 id="delete-account" className="text-2xl">
        Delete my account
      </h2>
      {query.isPending && <TrailLoading label="Checking what would happen…" className="py-16" />}
      {query.error && <QueryError query={query} className="mt-6" />}
      {deletion && (
        <>
          <p className="mt-1 max-w-measure text-muted">{graceText(deletion.days)}</p>
          <dl className="mt-6 divide-y divide-line rounded-card border border-line bg-raised px-5">
            {consequencesOf(deletion).map(({ title, text }) => (
              <div key={title} className="grid gap-1 py-4">
                <dt className="font-semibold">{title}</dt>
                <dd className="text-muted">{text}</dd>
              </div>
            ))}
          </dl>
          {deletion.refusal ? (
            <p role="status" className="mt-6 rounded-card bg-sunken p-4">
              {deletion.refusal}
            </p>
          ) : (
            <DeleteForm user={user} deletion={deletion} onScheduled={onScheduled} />
          )}
          <ButtonLink to="/account" variant="ghost" className="mt-3">
            Keep my account
          </ButtonLink>
        </>
      )}
    </section>
  );
}

const graceText = (days: number): string =>
  days === 0
    ? 'Your account is deleted at once. This cannot be undone.'
    : `Here is what happens. You have ${days} days to change your mind: log in and choose “Keep my account”. After that it cannot be undone.`;
