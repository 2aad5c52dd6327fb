import type { User } from '@waymark/contracts/identity/http';
import { NavLink } from 'react-router-dom';
import { useReturnState } from '../../lib/return-path.ts';
import { useUser } from '../../lib/use-user.ts';
import { Avatar } from '../../shared/ui/avatar.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { adminLinks, mayApply, navLinks } from './links.ts';
import { MessageCount } from './message-count.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useLogout } from './use-logout.ts';

export function MobileMenu({ id }: { id: string }) {
  const { user } = useUser();
  return (
    <div
      id={id}
      // Over the page: moving all of it down takes a slow phone a tenth of a second.
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-y border-line bg-paper px-4 py-3 shadow-soft lg:hidden"
    >
      <nav aria-label="Main">
        {[{ to: '/', label: 'Home' }, ...navLinks, ...adminLinks(user)].map((link) => (
          <NavLink
            key={link.to}
            to={link.to}
            end
            className="flex min-h-12 items-center rounded-control px-3 text-lg font-medium hover:bg-sunken aria-[current=page]:bg-moss-soft aria-[current=page]:text-moss"
          >
            {link.label}
          </NavLink>
        ))}
      </nav>
      <div className="mt-3 grid gap-3 border-t border-line px-3 pt-4 pb-2">
        {user ? <SignedIn user={user} /> : <SignedOut />}
        <ThemeSwitch className="justify-self-start" />
      </div>
    </div>
  );
}

function SignedIn({ user }: { user: User }) {
  const { id, username: name, avatar } = user;
  const logout = useLogout();
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar id={id} name={name} src={avatar} />
        <p className="min-w-0 leading-tight">
          <span className="block text-xs text-muted">Signed in as</span>
          <span className="block truncate font-semibold">{name}</span>
        </p>
      </div>
      <ButtonLink to="/messages" className="relative">
        Messages
        <MessageCount className="top-1/2 right-4 -translate-y-1/2" />
      </ButtonLink>
      {mayApply(user) && <ButtonLink to="/apply-mentor">Become a Mentor</ButtonLink>}
      <ButtonLink to="/account">Account Settings</ButtonLink>
      <Button loading={logout.isPending} onClick={() => logout.start()}>
        Logout
      </Button>
    </>
  );
}

function SignedOut() {
  const back = useReturnState();
  return (
    <div className="grid gap-2">
      <ButtonLink to="/auth" state={back}>
        Sign In
      </ButtonLink>
      <ButtonLink to="/auth?tab=register" state={back}>
        Create Account
      </ButtonLink>
    </div>
  );
}
