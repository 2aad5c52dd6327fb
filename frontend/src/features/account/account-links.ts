/** The pages of the account settings, in the order of the navigation. */
export const accountPages = [
  { to: '/account', label: 'Profile' },
  { to: '/account/security', label: 'Security' },
  { to: '/account/notifications', label: 'Notifications' },
];
