import clsx from 'clsx';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useReturnState } from '../../lib/return-path.ts';
import { useUser } from '../../lib/use-user.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { SearchButton } from '../palette/search-button.tsx';
import { adminLinks, isWithin, mayApply, type NavLinkItem, navLinks } from './links.ts';
import { Logo } from './logo.tsx';
import { MessageCount } from './message-count.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { UserMenu } from './user-menu.tsx';

const MENU_ID = 'mobile-menu';

export function TopNav() {
  const { open, setOpen, button } = useMobileMenu();
  const more = adminLinks(useUser().user);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="page flex min-h-16 items-center gap-4 lg:gap-3 lg:px-4 xl:max-w-7xl xl:gap-4 xl:px-6">
        <Logo isMarkOnly={more.length > 0} />
        <DesktopLinks links={[...navLinks, ...more]} isDense={more.length > 0} />
        <div className="ml-auto flex items-center gap-1 md:gap-4 lg:gap-1 xl:gap-4">
          <SearchButton />
          <div className="flex items-center justify-end gap-1 lg:min-w-60 xl:min-w-68">
            <NotificationBell />
            <div className="hidden lg:flex">
              <Account />
            </div>
          </div>
          <button
            ref={button}
            type="button"
            aria-expanded={open}
            aria-controls={MENU_ID}
            onClick={() => setOpen(!open)}
            className="relative -mr-2 grid size-11 place-items-center rounded-control hover:bg-sunken lg:hidden"
          >
            <VisuallyHidden>{open ? 'Close menu' : 'Open menu'}</VisuallyHidden>
            {!open && <MessageCount className="top-1 right-0.5" />}
            {open ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
          </button>
        </div>
      </div>
      {open && <MobileMenu id={MENU_ID} />}
    </header>
  );
}

interface DesktopLinksProps {
  links: NavLinkItem[];
  /** For one link more than others have, from 1280 px on. */
  isDense: boolean;
}

/** Every link in one line, from 1024 px on. */
function DesktopLinks({ links, isDense }: DesktopLinksProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className={clsx('hidden grow items-center lg:flex', !isDense && 'xl:gap-1')}>
      {links.map((link) => (
        <Link
          key={link.to}
          to={link.to}
          aria-current={isWithin(link, pathname) ? 'page' : undefined}
          className={clsx(
            'inline-flex min-h-11 items-center rounded-control px-1 text-xs font-medium whitespace-nowrap transition-colors duration-150',
            isDense ? 'xl:px-1.5 xl:text-sm' : 'xl:px-2 xl:text-base',
            isWithin(link, pathname)
              ? 'text-ink underline decoration-clay decoration-3 underline-offset-8'
              : 'text-muted hover:text-ink',
          )}
        >
          {link.label}
        </Link>
      ))}
    </nav>
  );
}

function Account() {
  const { user, isLoading } = useUser();
  const back = useReturnState();
  if (isLoading) return <Skeleton className="h-11 w-44" />;
  if (user) {
    return (
      <div className="flex items-center gap-1 xl:gap-2">
        {mayApply(user) && (
          <ButtonLink to="/apply-mentor" size="sm" className="max-xl:px-2 max-xl:text-xs">
            Become a Mentor
          </ButtonLink>
        )}
        <UserMenu user={user} />
      </div>
    );
  }
  return (
    <div className="flex gap-2">
      <ButtonLink to="/auth" state={back} variant="ghost" className="max-xl:px-3 max-xl:text-sm">
        Sign In
      </ButtonLink>
      <ButtonLink to="/auth?tab=register" state={back} className="max-xl:px-3 max-xl:text-sm">
        Create Account
      </ButtonLink>
    </div>
  );
}

/** The state of the mobile menu. Navigation and Escape close it, and a tap or the focus on the page, which it covers. */
function useMobileMenu() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location is what closes it
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const onLeave = ({ target }: Event) => {
      if (!button.current?.closest('header')?.contains(target as Node)) setOpen(false);
    };
    const listening = new AbortController();
    addEventListener('keydown', onKey, listening);
    for (const leave of ['pointerdown', 'focusin']) addEventListener(leave, onLeave, listening);
    return () => listening.abort();
  }, [open]);
  return { open, setOpen, button };
}
