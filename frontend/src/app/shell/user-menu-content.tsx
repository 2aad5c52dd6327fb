import type { User } from '@waymark/contracts/identity/http';
import { LogOut, MessageCircle, PenLine, Settings } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMessageCounts } from '../../features/messages/api/use-counts.ts';
import { useTheme } from '../../lib/theme.ts';
import { mayUseStudio } from '../../lib/use-user.ts';
import {
  Menu,
  MenuChoice,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuSeparator,
} from '../../shared/ui/dropdown-menu.tsx';
import { themeChoices } from './theme-switch.tsx';
import { useLogout } from './use-logout.ts';

/** Opens when loaded, since the user's click caused the load. */
export default function UserMenuContent({ user, trigger }: { user: User; trigger: ReactNode }) {
  const [open, setOpen] = useState(true);
  const { theme, setTheme } = useTheme();
  const logout = useLogout();
  const unread = useMessageCounts()?.unread ?? 0;
  return (
    <Menu trigger={trigger} open={open} onOpenChange={setOpen}>
      <MenuLabel>
        Signed in as{' '}
        <strong dir="auto" className="text-ink">
          {user.username}
        </strong>
      </MenuLabel>
      <MenuLink to="/messages" icon={<MessageCircle aria-hidden="true" className="size-4.5" />}>
        Messages
        {unread > 0 && <span className="tabular ml-auto text-sm font-semibold text-moss">{unread} new</span>}
      </MenuLink>
      <MenuLink to="/account" icon={<Settings aria-hidden="true" className="size-4.5" />}>
        Account Settings
      </MenuLink>
      {mayUseStudio(user) && (
        <MenuLink to="/mentor" icon={<PenLine aria-hidden="true" className="size-4.5" />}>
          Mentor Studio
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuChoice label="Theme" value={theme} onChange={setTheme} choices={themeChoices} />
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden="true" className="size-4.5" />} onSelect={() => logout.start()}>
        Logout
      </MenuItem>
    </Menu>
  );
}
