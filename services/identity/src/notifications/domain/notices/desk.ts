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

export const itemWaits = ownMessage('desk-item', 'desk', () => ({
  title: 'A report from the community is waiting',
  body: 'A member has reported what another one wrote.',
  link: '/admin/reports?of=community',
  lead: ['A member of the community has reported what another one wrote.'],
  actions: [{ label: 'Read it', to: '/admin/reports?of=community' }],
  replacesUnread: true,
  only: 'product' as const,
}));

export const caseWaits = ownMessage('desk-case', 'desk', () => ({
  title: 'A contested no-show is waiting',
  body: 'Both people have written what happened. It needs your decision.',
  link: '/admin/cases',
  lead: ['Both people have written what happened.'],
  actions: [{ label: 'Decide', to: '/admin/cases' }],
  replacesUnread: true,
  only: 'product' as const,
}));

export const failureWaits = ownMessage('desk-failure', 'desk', (failures: number) => ({
  title: 'Something has failed',
  body: `${counted(failures, 'message or job', 'messages or jobs')} could not be handled. See what to do.`,
  link: '/admin/system',
  lead: [`${counted(failures, 'message or job', 'messages or jobs')} could not be handled.`],
  actions: [{ label: 'See what to do', to: '/admin/system' }],
  replacesUnread: true,
  only: 'product' as const,
}));

export interface Desk {
  applications: number;
  reports: number;
  /** Contested no-shows. */
  cases: number;
  refunds: number;
  failures: number;
  oldestDays: number;
}

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const places = [
  { of: 'applications', one: 'mentor application', many: 'mentor applications', to: '/admin' },
  { of: 'reports', one: 'report', many: 'reports', to: '/admin/reports' },
  { of: 'cases', one: 'contested no-show', many: 'contested no-shows', to: '/admin/cases' },
  { of: 'refunds', one: 'failed refund', many: 'failed refunds', to: '/admin/payments' },
  { of: 'failures', one: 'failed message or job', many: 'failed messages or jobs', to: '/admin/system' },
] as const satisfies { of: keyof Desk; one: string; many: string; to: string }[];

export const deskOfToday = ownMessage('desk-today', 'desk', (desk: Desk) => {
  const waiting = places.filter(({ of }) => desk[of] > 0);
  const counts = waiting.map(({ of, one, many }) => counted(desk[of], one, many));
  const parts = [counts.slice(0, -1).join(', '), counts.at(-1)].filter(Boolean).join(' and ');
  const since = desk.oldestDays > 0 ? ` The oldest has waited ${counted(desk.oldestDays, 'day')}.` : '';
  return {
    title: `Waiting for you: ${parts}`,
    body: `Waiting for an admin: ${parts}.${since}`,
    link: waiting[0]?.to ?? '/admin',
    lead: [`Waiting for an admin: ${parts}.${since}`],
    actions: [{ label: 'Open the dashboard', to: waiting[0]?.to ?? '/admin' }],
    only: 'mail' as const,
  };
});
