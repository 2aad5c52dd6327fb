import { Command } from 'cmdk';
import {
  ArrowRight,
  Bell,
  CalendarDays,
  Download,
  Footprints,
  GraduationCap,
  House,
  Keyboard,
  Landmark,
  LifeBuoy,
  LogIn,
  LogOut,
  type LucideIcon,
  MessagesSquare,
  Monitor,
  Moon,
  Mountain,
  PenLine,
  Search,
  Sun,
  UserRound,
  Users,
  Zap,
} from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { percentOf, useFollowing } from '../../lib/following.ts';
import { formatPercent } from '../../lib/format.ts';
import { onShortcuts, shortcuts } from '../../lib/shortcuts.ts';
import { type Theme, useTheme } from '../../lib/theme.ts';
import { useConfig } from '../../lib/use-config.ts';
import { useUser } from '../../lib/use-user.ts';
import { useLogout } from '../shell/use-logout.ts';
import { KeyCaps } from './key-caps.tsx';
import { pagesOf } from './pages.ts';
import type { useSearchResults } from './use-search-results.ts';
import { wordsMatch } from './word-match.ts';

type Go = (to: string) => void;

export function FollowedRoadmaps({ typed, onGo }: { typed: string; onGo: Go }) {
  const followed = (useFollowing() ?? []).filter(({ roadmap }) => wordsMatch(typed, roadmap.title));
  if (followed.length === 0) return null;
  return (
    <Group heading="Your roadmaps">
      {followed.map((one) => (
        <Item
          key={one.roadmap.id}
          value={`followed ${one.roadmap.id} ${one.roadmap.title}`}
          icon={Footprints}
          aside={formatPercent(percentOf(one))}
          onSelect={() => onGo(`/roadmap/${one.roadmap.id}`)}
        >
          {one.roadmap.title}
        </Item>
      ))}
    </Group>
  );
}

/** The results of the server, unfiltered: it searches more fields than are shown here. */
export function Found({ found, onGo }: { found: ReturnType<typeof useSearchResults>; onGo: Go }) {
  return (
    <>
      {found.roadmaps.length > 0 && (
        <Group heading="Roadmaps">
          {found.roadmaps.map(({ id, title, mentor }) => (
            <Item
              key={id}
              value={`roadmap ${id}`}
              icon={Search}
              aside={mentor.name}
              onSelect={() => onGo(`/roadmap/${id}`)}
            >
              {title}
            </Item>
          ))}
        </Group>
      )}
      {found.mentors.length > 0 && (
        <Group heading="Mentors">
          {found.mentors.map(({ id, name }) => (
            <Item key={id} value={`mentor ${id}`} icon={UserRound} onSelect={() => onGo(`/mentor/${id}`)}>
              {name}
            </Item>
          ))}
        </Group>
      )}
      {found.people.length > 0 && (
        <Group heading="People">
          {found.people.map(({ id, username, email }) => (
            <Item
              key={id}
              value={`person ${id}`}
              icon={UserRound}
              aside={email}
              onSelect={() => onGo(`/admin/users/${id}`)}
            >
              {username}
            </Item>
          ))}
        </Group>
      )}
    </>
  );
}

/** The same search with its sentences, filters and the nearest roadmaps. */
export function Everything({ q, onGo }: { q: string; onGo: Go }) {
  return (
    <Item value={`everything ${q}`} icon={Search} onSelect={() => onGo(`/browse?q=${encodeURIComponent(q)}`)}>
      All roadmaps about “{q}”
    </Item>
  );
}

/** Of pages with a drawing of their own. */
const icons: Record<string, LucideIcon> = {
  '/': House,
  '/browse': Search,
  '/mentors': Users,
  '/mentor': PenLine,
  '/mentor-community': MessagesSquare,
  '/scheduling': CalendarDays,
  '/ai-resources': GraduationCap,
  '/apply-mentor': Mountain,
  '/admin': Landmark,
  '/help': LifeBuoy,
  '/offline': Download,
  '/notifications': Bell,
  '/account': UserRound,
  '/auth': LogIn,
};

export function Pages({ typed, onGo }: { typed: string; onGo: Go }) {
  const { user } = useUser();
  const { data: config } = useConfig();
  const matching = pagesOf(user, config?.demoMode ?? false).filter(({ label, also = '' }) =>
    wordsMatch(typed, `${label} ${also}`),
  );
  if (matching.length === 0) return null;
  return (
    <Group heading="Pages">
      {matching.map(({ to, label }) => (
        <Item key={to} value={`page ${label}`} icon={icons[to] ?? ArrowRight} onSelect={() => onGo(to)}>
          {label}
        </Item>
      ))}
    </Group>
  );
}

const themes: { theme: Theme; label: string; icon: LucideIcon }[] = [
  { theme: 'light', label: 'Light theme', icon: Sun },
  { theme: 'dark', label: 'Dark theme', icon: Moon },
  { theme: 'system', label: "The system's theme", icon: Monitor },
];

interface Action {
  label: string;
  also?: string;
  icon: LucideIcon;
  keys?: string;
  run: () => void;
}

export function Actions({
  typed,
  onRun,
  onHelp,
}: {
  typed: string;
  onRun: (action: () => void) => void;
  onHelp: () => void;
}) {
  const { user } = useUser();
  const { theme: current, setTheme } = useTheme();
  const logout = useLogout();
  const all = useSyncExternalStore(onShortcuts, shortcuts);
  const here = all.filter(({ scope }) => scope !== 'Everywhere');
  const actions: Action[] = [
    ...here.map(({ key, label, handler }) => ({
      label,
      icon: Zap,
      keys: key,
      run: () => handler(new KeyboardEvent('keydown', { key })),
    })),
    ...themes
      .filter(({ theme }) => theme !== current)
      .map(({ theme, label, icon }) => ({ label, icon, run: () => setTheme(theme) })),
    { label: 'Keyboard shortcuts', also: 'help keys', icon: Keyboard, keys: '?', run: onHelp },
    ...(user ? [{ label: 'Log out', also: 'logout sign', icon: LogOut, run: () => logout.start() }] : []),
  ];
  const matching = actions.filter(({ label, also = '' }) => wordsMatch(typed, `${label} ${also}`));
  if (matching.length === 0) return null;
  return (
    <Group heading="Actions">
      {matching.map(({ label, icon, keys, run }) => (
        <Item
          key={label}
          value={`action ${label}`}
          icon={icon}
          aside={keys && <KeyCaps keys={keys} />}
          onSelect={() => onRun(run)}
        >
          {label}
        </Item>
      ))}
    </Group>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted"
    >
      {children}
    </Command.Group>
  );
}

interface ItemProps {
  value: string;
  icon: LucideIcon;
  aside?: ReactNode;
  onSelect: () => void;
  children: ReactNode;
}

function Item({ value, icon: Icon, aside, onSelect, children }: ItemProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 data-[selected=true]:bg-moss-soft data-[selected=true]:text-moss"
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      <span className="min-w-0 grow truncate">{children}</span>
      {aside && <span className="tabular max-w-[45%] shrink-0 truncate text-sm">{aside}</span>}
    </Command.Item>
  );
}
