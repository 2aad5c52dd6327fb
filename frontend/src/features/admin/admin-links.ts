/** The pages of the admin dashboard, in the order of the navigation. */
export const adminPages = [
  { to: '/admin', label: 'Applications' },
  { to: '/admin/users', label: 'Users' },
  { to: '/admin/roadmaps', label: 'Roadmaps' },
  { to: '/admin/stories', label: 'Stories' },
  { to: '/admin/reports', label: 'Reports' },
  { to: '/admin/cases', label: 'No-shows' },
  { to: '/admin/runs', label: 'AI runs' },
  { to: '/admin/sessions', label: 'Sessions' },
  { to: '/admin/payments', label: 'Payments' },
  { to: '/admin/system', label: 'System' },
  { to: '/admin/audit', label: 'Audit' },
];
