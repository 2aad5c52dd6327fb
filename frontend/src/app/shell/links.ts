import type { User } from '@waymark/contracts/identity/http';

export interface NavLinkItem {
  to: string;
  label: string;
}

/** The navigation links besides Home, in order. The Studio explains itself to those who are not mentors yet. */
export const navLinks: NavLinkItem[] = [
  { to: '/mentor', label: 'Mentor Studio' },
  { to: '/mentor-community', label: 'Mentor Community' },
  { to: '/browse', label: 'Browse Roadmaps' },
  { to: '/scheduling', label: 'Sessions' },
  { to: '/ai-resources', label: 'Learning Hub' },
];

/** Whose installation it is, and by which rules. */
export const operatorLinks: NavLinkItem[] = [
  { to: '/about', label: 'Who runs this' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
  { to: '/contact', label: 'Contact' },
];

/** Whether a page belongs to a link. The address of a mentor's profile begins like those of the Studio. */
export const isWithin = (link: NavLinkItem, pathname: string): boolean =>
  pathname === link.to || (pathname.startsWith(`${link.to}/`) && !/^\/mentor\/\d/.test(pathname));

/** Whether to offer an application; not to visitors, whom the landing page invites. */
export const mayApply = (user: User | null): boolean => user?.role === 'learner';

export const adminLinks = (user: User | null): NavLinkItem[] =>
  user?.role === 'admin' ? [{ to: '/admin', label: 'Admin Dashboard' }] : [];
