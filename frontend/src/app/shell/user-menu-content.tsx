import type { User } from '@waymark/contracts/identity/http';
import { Landmark, LogOut, Mountain, PenLine, Settings } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  Menu,
  MenuChoice,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuSeparator,
} from '../../components/ui/dropdown-menu.tsx';
import { useTheme } from '../../lib/theme.ts';
import { mayUseStudio } from '../../lib/use-user.ts';
import { adminLinks, mayApply } from './links.ts';
import { themeChoices } from './theme-switch.tsx';
import { useLogout } from './use-logout.ts';

/** Opens when loaded, since the user's click caused the load. */
export default function UserMenuContent({ user, trigger }: { user: User; trigger: ReactNode }) {
  const [open, setOpen] = useState(true);
  const { theme, setTheme } = useTheme();
  const logout = useLogout();
  return (
    <Menu trigger={trigger} open={open} onOpenChange={setOpen}>
      <MenuLabel>
        Signed in as <strong className="text-ink">{user.username}</strong>
      </MenuLabel>
      <MenuLink to="/account" icon={<Settings aria-hidden="true" className="size-4.5" />}>
        Account Settings
      </MenuLink>
      {mayApply(user) && (
        <MenuLink
          to="/apply-mentor"
          icon={<Mountain aria-hidden="true" className="size-4.5" />}
          className="lg:hidden"
        >
          Become a Mentor
        </MenuLink>
      )}
      {mayUseStudio(user) && (
        <MenuLink to="/mentor" icon={<PenLine aria-hidden="true" className="size-4.5" />}>
          Mentor Studio
        </MenuLink>
      )}
      {adminLinks(user).map(({ to, label }) => (
        <MenuLink key={to} to={to} icon={<Landmark aria-hidden="true" className="size-4.5" />}>
          {label}
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuChoice label="Theme" value={theme} onChange={setTheme} choices={themeChoices} />
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden="true" className="size-4.5" />} onSelect={() => logout.start()}>
        Logout
      </MenuItem>
    </Menu>
  );
}
