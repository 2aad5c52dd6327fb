import type { User } from '@waymark/contracts/identity/http';
import { mayUseStudio } from '../../lib/use-user.ts';

export interface NavLinkItem {
  to: string;
  label: string;
}

/** The navigation links besides Home that the user may open, in order. */
export function navLinks(user: User | null): NavLinkItem[] {
  return [
    ...(mayUseStudio(user) ? [{ to: '/mentor', label: 'Mentor Studio' }] : []),
    { to: '/browse', label: 'Browse Roadmaps' },
    { to: '/scheduling', label: 'Sessions' },
  ];
}

export const adminLinks = (user: User | null): NavLinkItem[] =>
  user?.role === 'admin' ? [{ to: '/admin/payments', label: 'Admin Dashboard' }] : [];
