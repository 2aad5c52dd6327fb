import type { Notification } from '@waymark/contracts/identity/notifications';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { formatRelative } from '#lib/format.ts';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { KindIcon } from './kind-icon.tsx';

interface NotificationItemProps {
  notification: Notification;
  isNew: boolean;
  onFollow?: () => void;
}

export function NotificationItem({ notification, isNew, onFollow }: NotificationItemProps) {
  const { kind, title, body, link, createdAt } = notification;
  return (
    <li>
      <Link
        to={localPath(link)}
        onClick={onFollow}
        className="flex gap-3 rounded-control px-3 py-3 outline-offset-[-2px] hover:bg-sunken"
      >
        <span
          className={clsx(
            'mt-0.5 grid size-9 shrink-0 place-items-center rounded-full',
            isNew ? 'bg-moss-soft text-moss' : 'bg-sunken text-muted',
          )}
        >
          <KindIcon kind={kind} />
        </span>
        <span className="min-w-0 grow leading-snug">
          <span dir="auto" className={clsx('block wrap-anywhere', isNew && 'font-semibold')}>
            {isNew && <VisuallyHidden>New: </VisuallyHidden>}
            {title}
          </span>
          {body && (
            <span dir="auto" className="mt-0.5 block text-sm wrap-anywhere text-muted">
              {body}
            </span>
          )}
          <time dateTime={createdAt} className="mt-1 block text-xs text-muted">
            {formatRelative(createdAt)}
          </time>
        </span>
        {isNew && <span aria-hidden="true" className="mt-2 size-2.5 shrink-0 rounded-full bg-clay" />}
      </Link>
    </li>
  );
}

/** Replaces links to other sites. */
const localPath = (link: string): string => (/^\/(?![/\\])/.test(link) ? link : '/notifications');
