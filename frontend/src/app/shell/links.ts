import type { User } from '@waymark/contracts/identity/http';
import { mayUseStudio } from '../../lib/use-user.ts';

export interface NavLinkItem {
  to: string;
  label: string;
}

/** The navigation's links besides Home, in their order; only those that lead somewhere for this person. */
export function navLinks(user: User | null): NavLinkItem[] {
  return [
    ...(mayUseStudio(user) ? [{ to: '/mentor', label: 'Mentor Studio' }] : []),
    { to: '/browse', label: 'Browse Roadmaps' },
    { to: '/scheduling', label: 'Sessions' },
  ];
}

/** What only admins find, in the person's own menu. */
export const adminLinks = (user: User | null): NavLinkItem[] =>
  user?.role === 'admin' ? [{ to: '/admin/payments', label: 'Payments' }] : [];
