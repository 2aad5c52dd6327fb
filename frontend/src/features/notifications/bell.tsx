import type { User } from '@waymark/contracts/identity/http';
import { Bell as BellIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useLiveNotifications, useUnread } from './api/notifications.ts';

const loadPopover = () => import('./components/bell-popover.tsx');
const BellPopover = lazyPart(loadPopover);
const style = 'relative size-11 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink';

/** A link to the notifications page on phones, a popover on wider screens. */
export default function Bell({ user }: { user: User }) {
  useLiveNotifications(user.id);
  const unread = useUnread() ?? 0;
  const [isOpened, setIsOpened] = useState(false);
  const label = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications';
  const icon = (
    <>
      <BellIcon aria-hidden="true" className="size-5" />
      {unread > 0 && <Count unread={unread} />}
    </>
  );
  const button = {
    type: 'button' as const,
    'aria-label': label,
    className: `hidden md:grid ${style}`,
    children: icon,
  };
  const closed = (
    <button
      {...button}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={() => void loadPopover().catch(() => {})}
      onFocus={() => void loadPopover().catch(() => {})}
      onClick={() => setIsOpened(true)}
    />
  );
  return (
    <>
      <Link to="/notifications" aria-label={label} className={`grid md:hidden ${style}`}>
        {icon}
      </Link>
      {isOpened ? (
        <Suspense fallback={closed}>
          <BellPopover trigger={<button {...button} />} />
        </Suspense>
      ) : (
        closed
      )}
    </>
  );
}

function Count({ unread }: { unread: number }) {
  return (
    <span
      aria-hidden="true"
      className="tabular absolute top-1 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-moss px-1 text-[0.6875rem] leading-none font-bold text-on-moss"
    >
      {unread > 99 ? '99+' : unread}
    </span>
  );
}
