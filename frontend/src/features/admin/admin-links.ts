import type { Waiting } from '@waymark/contracts/waiting';

interface AdminPage {
  to: string;
  label: string;
  /** What waits there for an admin. */
  waiting?: keyof Waiting;
}

/** The pages of the admin dashboard, in the order of the navigation. */
export const adminPages: readonly AdminPage[] = [
  { to: '/admin', label: 'Applications', waiting: 'applications' },
  { to: '/admin/users', label: 'Users' },
  { to: '/admin/roadmaps', label: 'Roadmaps' },
  { to: '/admin/stories', label: 'Stories' },
  { to: '/admin/reports', label: 'Reports', waiting: 'reports' },
  { to: '/admin/cases', label: 'No-shows', waiting: 'cases' },
  { to: '/admin/runs', label: 'AI runs' },
  { to: '/admin/sessions', label: 'Sessions' },
  { to: '/admin/payments', label: 'Payments', waiting: 'payments' },
  { to: '/admin/system', label: 'System', waiting: 'failures' },
  { to: '/admin/audit', label: 'Audit' },
];
