import type { User } from '@waymark/contracts/identity/http';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Avatar } from '../../shared/ui/avatar.tsx';
import { mayApply } from './links.ts';
import { MessageCount } from './message-count.tsx';

const loadMenu = () => import('./user-menu-content.tsx');
const UserMenuContent = lazyPart(loadMenu);

/** Renders the button at once and loads the menu on hover, focus or click. */
export function UserMenu({ user }: { user: User }) {
  const [isOpened, setIsOpened] = useState(false);
  const content = (
    <>
      <span className="relative">
        <Avatar id={user.id} name={user.username} src={user.avatar} size={32} />
        <MessageCount className="-top-1 -right-1.5" />
      </span>
      {/* The offer to apply needs the room. */}
      <span
        dir="auto"
        className={clsx('max-w-32 truncate font-medium xl:max-w-40', mayApply(user) && 'lg:sr-only')}
      >
        {user.username}
      </span>
      <ChevronDown aria-hidden="true" className="size-4 text-muted" />
    </>
  );
  const button = {
    type: 'button' as const,
    className: 'flex min-h-11 items-center gap-1.5 rounded-control px-1 hover:bg-sunken xl:gap-2.5 xl:px-2.5',
    children: content,
  };
  const closed = (
    <button
      {...button}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void loadMenu().catch(() => {})}
      onFocus={() => void loadMenu().catch(() => {})}
      onClick={() => setIsOpened(true)}
    />
  );
  if (!isOpened) return closed;
  return (
    <Suspense fallback={closed}>
      <UserMenuContent user={user} trigger={<button {...button} />} />
    </Suspense>
  );
}
