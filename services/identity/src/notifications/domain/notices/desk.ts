import { singleLine } from './message.ts';
import { ownMessage } from './notice.ts';

/** What waits for the admins: the bell at once, a mail once a day. */
export const applicationWaits = ownMessage('desk-application', 'desk', (name: string) => ({
  title: 'A mentor application is waiting',
  body: `${singleLine(name)} has applied to become a mentor.`,
  link: '/admin',
  lead: [`${singleLine(name)} has applied to become a mentor.`],
  actions: [{ label: 'Read it', to: '/admin' }],
  replacesUnread: true,
  only: 'product' as const,
}));

export const reportWaits = ownMessage('desk-report', 'desk', (target: string) => ({
  title: 'A report is waiting',
  body: `About ${singleLine(target)}.`,
  link: '/admin/reports',
  lead: [`Somebody has reported ${singleLine(target)}.`],
  actions: [{ label: 'Read it', to: '/admin/reports' }],
  replacesUnread: true,
  only: 'product' as const,
}));

interface Desk {
  applications: number;
  reports: number;
  oldestDays: number;
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

export const deskOfToday = ownMessage('desk-today', 'desk', ({ applications, reports, oldestDays }: Desk) => {
  const parts = [
    ...(applications > 0 ? [counted(applications, 'mentor application')] : []),
    ...(reports > 0 ? [counted(reports, 'report')] : []),
  ].join(' and ');
  const since = oldestDays > 0 ? ` The oldest has waited ${counted(oldestDays, 'day')}.` : '';
  const to = applications > 0 ? '/admin' : '/admin/reports';
  return {
    title: `Waiting for you: ${parts}`,
    body: `Waiting for an admin: ${parts}.${since}`,
    link: to,
    lead: [`Waiting for an admin: ${parts}.${since}`],
    actions: [{ label: 'Open the dashboard', to }],
    only: 'mail' as const,
  };
});
