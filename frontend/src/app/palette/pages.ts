import type { User } from '@waymark/contracts/identity/http';
import { accountPages } from '../../features/account/account-links.ts';
import { adminPages } from '../../features/admin/admin-links.ts';
import { communityRooms } from '../../features/community/community-links.ts';
import { applicantRooms, rooms } from '../../features/studio/rooms/rooms.ts';
import { isApplicant, mayUseStudio } from '../../lib/use-user.ts';
import { demos } from '../../shared/demos.ts';
import { adminLinks, navLinks, operatorLinks } from '../shell/links.ts';

export interface PalettePage {
  to: string;
  label: string;
  /** Further words that find it. */
  also?: string;
}

const within = (area: string, pages: { to: string; label: string }[]): PalettePage[] =>
  pages.map(({ to, label }) => ({ to, label: `${area}: ${label}` }));

/** Every page that a person can open without an id, the most used first. */
export function pagesOf(user: User | null, isDemo: boolean): PalettePage[] {
  const inStudio = mayUseStudio(user);
  return [
    { to: '/', label: 'Home' },
    { to: '/browse', label: 'Browse Roadmaps' },
    { to: '/mentors', label: 'Mentors' },
    ...navLinks.filter(({ to }) => to !== '/browse'),
    ...adminLinks(user),
    ...(user?.role === 'mentor' ? [] : [{ to: '/apply-mentor', label: 'Become a Mentor' }]),
    ...(user ? [{ to: '/welcome', label: 'Find my first step' }] : []),
    { to: '/help', label: 'Help now' },
    { to: '/offline', label: 'Saved on this device', also: 'offline' },
    ...(user ? [{ to: '/messages', label: 'Messages', also: 'inbox write chat' }] : []),
    ...(user ? [{ to: '/notifications', label: 'Notifications' }] : []),
    ...(user
      ? within('Account Settings', [...accountPages, { to: '/account/delete', label: 'Delete account' }])
      : []),
    ...within(
      'Mentor Studio',
      (inStudio ? rooms : isApplicant(user) ? applicantRooms : []).map(({ path, label }) => ({
        to: `/mentor/${path}`,
        label,
      })),
    ),
    ...(inStudio ? within('Mentor Community', communityRooms.slice(1)) : []),
    ...(inStudio ? [{ to: '/ai-resources/yours', label: 'Learning Hub: Yours' }] : []),
    ...(user?.role === 'admin' ? within('Admin Dashboard', adminPages.slice(1)) : []),
    ...(user ? demos.map(({ to, label }) => ({ to, label })) : []),
    ...(user && isDemo
      ? [
          { to: '/dev', label: 'Demo tools' },
          { to: '/dev/mail', label: 'Outbox', also: 'mail email' },
        ]
      : []),
    ...operatorLinks,
    ...(user
      ? []
      : [
          { to: '/auth', label: 'Sign In', also: 'log in login' },
          { to: '/auth?tab=register', label: 'Create Account', also: 'register' },
        ]),
  ];
}
