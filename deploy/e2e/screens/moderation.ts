import type { SupportThread } from '@waymark/contracts/community/support';
import type { Browser, Page } from 'playwright-core';
import { loginAs, newPage } from '../../test/browser.ts';
import { read, send } from '../journey-scene.ts';
import type { Screen } from './screen.ts';

let admin: Page;
let member: Page;
let thread: string;

/** A reported request and a hidden response, both of the admin; a mentor of the demo reported them. */
export async function setUpModeration(browser: Browser, adminPage: Page): Promise<void> {
  admin = adminPage;
  member = await newPage(browser);
  await loginAs(member, 'amara');
  const { id } = await send<SupportThread>(admin, 'POST', '/api/support-requests', {
    ...{ title: 'What do I write in the first mail?', category: 'communication', urgency: 'low' },
    description: 'Mine are long, and few people write back.',
  });
  thread = `/mentor-community/support/${id}`;
  const body = { text: 'I found this one: it begins with her full name.' };
  const written = await send<SupportThread>(admin, 'POST', `/api/support-requests/${id}/responses`, body);
  const report = { reason: 'harmful', text: 'It names a person.' };
  const response = { targetType: 'support-response', targetId: written.thread[0]!.id };
  await send(member, 'POST', '/api/reports', { ...report, ...response });
  const queue = '/api/admin/community-reports';
  const items = await read<{ id: string; link: string }[]>(admin, `${queue}?limit=100`);
  const item = items.find(({ link }) => link.startsWith(thread))!;
  await send(admin, 'POST', `${queue}/${item.id}/hide`, { reason: 'It names a person.' });
  await send(member, 'POST', '/api/reports', { ...report, targetType: 'support-request', targetId: id });
}

const deciding = (name: RegExp) => async (to: Page) => {
  await to.getByRole('button', { name }).first().click();
  await to.getByRole('dialog').waitFor();
};

export const moderationScreens: Screen[] = [
  { name: 'admin, reports of the community', page: () => admin, path: '/admin/reports?of=community' },
  {
    name: 'admin, resolved reports of the community',
    isVariant: true,
    page: () => admin,
    path: '/admin/reports?of=community&state=resolved',
  },
  {
    name: 'hiding what a member wrote',
    isVariant: true,
    page: () => admin,
    path: '/admin/reports?of=community',
    open: deciding(/^Hide: /),
  },
  {
    name: 'dismissing reports',
    isVariant: true,
    page: () => admin,
    path: '/admin/reports?of=community',
    open: deciding(/^Dismiss: /),
  },
  {
    name: 'reporting a request for help',
    isVariant: true,
    page: () => member,
    path: () => thread,
    open: deciding(/^Report this request/),
  },
  {
    name: 'thread with a hidden response',
    page: () => member,
    path: () => thread,
    open: (to) => to.getByText('A response was hidden by the team.').waitFor(),
  },
  {
    name: 'own hidden response',
    isVariant: true,
    page: () => admin,
    path: () => thread,
    open: (to) => to.getByText(/The team has hidden this response/).waitFor(),
  },
];
