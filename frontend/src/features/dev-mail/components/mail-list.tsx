import type { MailSummary } from '@waymark/contracts/identity/notifications';
import { Link } from 'react-router-dom';
import { formatRelative } from '#lib/format.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { LoadMore } from '#shared/ui/load-more.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import type { useMails } from '../api/mails.ts';

interface MailListProps {
  found: ReturnType<typeof useMails>;
  current: string | null;
}

export function MailList({ found, current }: MailListProps) {
  if (found.isPending) return <Placeholders />;
  if (found.isError && !found.data) {
    return <QueryError title="The emails did not load" query={found} />;
  }
  const mails = found.data.pages.flatMap(({ items }) => items);
  if (mails.length === 0) {
    return (
      <EmptyState
        title="No emails yet"
        drawing="letter"
        action={<ButtonLink to="/scheduling">Book a session</ButtonLink>}
      >
        Book a session or ask for a new password, and the email will appear here.
      </EmptyState>
    );
  }
  return (
    <nav aria-label="Emails">
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
        {mails.map((mail) => (
          <Row key={mail.id} mail={mail} isCurrent={mail.id === current} />
        ))}
      </ul>
      {found.hasNextPage && <LoadMore found={found} />}
    </nav>
  );
}

function Row({ mail, isCurrent }: { mail: MailSummary; isCurrent: boolean }) {
  return (
    <li>
      <Link
        to={`/dev/mail?mail=${encodeURIComponent(mail.id)}`}
        aria-current={isCurrent || undefined}
        className="block px-4 py-3 leading-snug outline-offset-[-2px] hover:bg-sunken aria-[current=true]:bg-moss-soft"
      >
        <span className="flex items-baseline justify-between gap-3 text-sm text-muted">
          <span className="min-w-0 truncate">{mail.to}</span>
          <time dateTime={mail.createdAt} className="shrink-0 text-xs">
            {formatRelative(mail.createdAt)}
          </time>
        </span>
        <span dir="auto" className="mt-0.5 block font-medium wrap-anywhere">
          {mail.subject}
        </span>
        {mail.state !== 'kept' && (
          <span className="mt-0.5 block text-xs text-muted">{STATES[mail.state]}</span>
        )}
      </Link>
    </li>
  );
}

const STATES = { queued: 'Waiting to be sent', sent: 'Sent', failed: 'Could not be sent' } as const;

function Placeholders() {
  return (
    <div className="grid gap-2" role="status">
      <VisuallyHidden>Loading emails…</VisuallyHidden>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-16 rounded-card" />
      ))}
    </div>
  );
}
