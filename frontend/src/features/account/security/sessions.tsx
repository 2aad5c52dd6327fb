import type { LoginSession } from '@waymark/contracts/identity/login-sessions';
import { Monitor, Smartphone } from 'lucide-react';
import { useId, useState } from 'react';
import { formatDate, formatRelative } from '#lib/format.ts';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { useEndSessions, useLoginSessions } from '../api/use-login-sessions.ts';

type Ending = LoginSession | 'others';

/** Where the user is logged in. Ends one other session or all of them. */
export function Sessions() {
  const heading = useId();
  const query = useLoginSessions();
  const [ending, setEnding] = useState<Ending | null>(null);
  const sessions = query.data ?? [];
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-2xl">
        Where You Are Logged In
      </h2>
      <p className="mt-1 text-muted">
        A device is logged out after 30 days without use, and 90 days after it logged in at the latest.
      </p>
      {query.isPending && <Loading />}
      {query.isError && <QueryError query={query} title="Your devices did not load" className="mt-6" />}
      {query.data && (
        <ul className="mt-6 divide-y divide-line rounded-card border border-line bg-raised">
          {sessions.map((session) => (
            <Row key={session.handle} session={session} onEnd={() => setEnding(session)} />
          ))}
        </ul>
      )}
      {query.data && !hasOthers && (
        <p className="mt-3 text-sm text-muted">You are not logged in on any other device.</p>
      )}
      {hasOthers && (
        <Button className="mt-4" onClick={() => setEnding('others')}>
          Log out all other devices
        </Button>
      )}
      <EndDialog ending={ending} onClose={() => setEnding(null)} />
    </section>
  );
}

function Row({ session, onEnd }: { session: LoginSession; onEnd: () => void }) {
  const { device, network, isSameNetwork, isCurrent, startedAt, lastSeenAt, endsAt } = session;
  const Icon = /Android|iOS|Phone/.test(device) ? Smartphone : Monitor;
  const place = network && `${network}${isSameNetwork ? ' (this network)' : ''}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 grow basis-52">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {device}
          {isCurrent && <Badge tone="moss">This device</Badge>}
        </p>
        <p className="text-sm text-muted">
          {place && <span className="tabular-nums">{place} · </span>}
          {isCurrent ? 'In use now' : `Last seen ${formatRelative(lastSeenAt)}`}
        </p>
        <p className="text-sm text-muted">
          Logged in on {formatDate(startedAt)}. Ends on {formatDate(endsAt)} unless it is used.
        </p>
      </div>
      {!isCurrent && (
        <Button size="sm" aria-label={`Log out ${device}`} onClick={onEnd}>
          Log out
        </Button>
      )}
    </li>
  );
}

function EndDialog({ ending, onClose }: { ending: Ending | null; onClose: () => void }) {
  const end = useEndSessions(onClose);
  const isAll = ending === 'others';
  const device = ending && !isAll ? ending.device : '';
  return (
    <AlertDialog
      open={ending !== null}
      onOpenChange={(open) => !open && onClose()}
      title={isAll ? 'Log out all other devices?' : `Log out ${device}?`}
      description={
        isAll
          ? 'You stay logged in here. Everywhere else, open pages are logged out at once.'
          : 'Its open pages are logged out at once. If you do not recognize this device, change your password as well.'
      }
      confirmLabel={isAll ? 'Log out all others' : 'Log out'}
      destructive
      pending={end.isPending}
      onConfirm={() => ending && end.mutate(isAll ? null : (ending as LoginSession).handle)}
    />
  );
}

const Loading = () => (
  <div role="status" className="mt-6 grid gap-3">
    <span className="sr-only">Loading your devices</span>
    <Skeleton className="h-22 rounded-card" />
    <Skeleton className="h-22 rounded-card" />
  </div>
);
