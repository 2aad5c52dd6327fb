import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminUser } from '@waymark/contracts/identity/admin-users';
import { aMentor, aRoadmapCard, aUser } from '../../testing/directory-samples.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { place, renderScreen } from '../../testing/render-screen.tsx';
import { screens } from '../routes.tsx';
import { pagesOf } from './pages.ts';
import Palette from './palette.tsx';

const tomas: AdminUser = {
  ...{
    id: 8,
    username: 'tomas',
    email: 'tomas@example.org',
    role: 'learner',
    avatar: null,
    mentorName: null,
  },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', isReserved: false, suspension: null },
};
let sendRoadmaps: () => void;
let user: ReturnType<typeof userEvent.setup>;

/** The mentors arrive at once, the roadmaps when the test releases them. */
beforeEach(() => {
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  new FakeApi({
    '/api/user': { body: aUser({ role: 'admin' }) },
    '/api/config': { body: { demoMode: true, demoAccounts: [], aiEngine: 'offline' } },
    '/api/roadmaps?': { body: [aRoadmapCard({ id: 'roadmap2', title: 'Paying Back Every Cent' })] },
    '/api/admin/users?q=tom': { body: [tomas] },
    '/api/admin/users?': { body: [] },
    '/api/mentors?': { body: [aMentor({ userId: 5, name: 'Tomáš Dvořák' })] },
  });
  const respond = globalThis.fetch;
  const roadmapsMaySend = new Promise<void>((resolve) => {
    sendRoadmaps = resolve;
  });
  globalThis.fetch = async (url, init) => {
    if (String(url).startsWith('/api/roadmaps?')) await roadmapsMaySend;
    return respond(url, init);
  };
});

const highlighted = () => screen.getAllByRole('option').filter((one) => one.ariaSelected === 'true');
const open = async (typed: string) => {
  renderScreen(<Palette open onOpenChange={() => {}} onHelp={() => {}} />);
  await user.type(await screen.findByRole('combobox'), typed);
  await screen.findByText('Tomáš Dvořák');
};

it('highlights the first result, also when mentors arrive before roadmaps', async () => {
  await open('debt');
  expect(highlighted().map((one) => one.textContent)).toEqual(['Tomáš Dvořák']);
  await act(async () => sendRoadmaps());
  await screen.findByText('Paying Back Every Cent');
  expect(highlighted()).toEqual([screen.getAllByRole('option')[0]]);
  expect(highlighted()[0]!.textContent).toContain('Paying Back Every Cent');
});

it('keeps what was chosen by the keyboard when more results arrive', async () => {
  await open('debt');
  await user.keyboard('{ArrowDown}');
  const chosen = highlighted()[0]!.textContent;
  await act(async () => sendRoadmaps());
  await screen.findByText('Paying Back Every Cent');
  expect(highlighted().map((one) => one.textContent)).toEqual([chosen]);
  expect(place()).toBe('/');
});

/** Opened by a link of a mail, by a payment, or another address of a listed page. */
const UNLISTED = ['/reset-password', '/unsubscribe', '/sandbox/authenticate', '/mentor-studio/*', '*'];

it('offers every page that needs no id to those who can open it', () => {
  const offered = (['learner', 'mentor', 'admin', null] as const).flatMap((role) =>
    pagesOf(role && aUser({ role }), true).map(({ to }) => to.replace(/\?.*/, '')),
  );
  const pages = screens
    .map(({ path }) => path.replace(/(?:\/:\w+\?)+$/, ''))
    .filter((path) => !path.includes(':') && !UNLISTED.includes(path));
  expect(pages.filter((path) => !offered.includes(path))).toEqual([]);
  for (const role of ['learner', 'mentor', 'admin'] as const) {
    const own = pagesOf(aUser({ role }), true).map(({ to }) => to);
    expect(new Set(own).size).toBe(own.length);
  }
});

it('finds a page by its words', async () => {
  renderScreen(<Palette open onOpenChange={() => {}} onHelp={() => {}} />);
  await user.type(await screen.findByRole('combobox'), 'audit');
  await user.click(await screen.findByRole('option', { name: 'Admin Dashboard: Audit' }));
});

it('finds people for admins, with their addresses', async () => {
  await open('tom');
  await screen.findByRole('option', { name: 'tomas tomas@example.org' });
});

it('finds no people for others', async () => {
  const api = new FakeApi({
    '/api/user': { body: aUser({ role: 'mentor' }) },
    '/api/roadmaps?': { body: [] },
    '/api/mentors?': { body: [aMentor({ userId: 5, name: 'Tomáš Dvořák' })] },
  });
  await open('tom');
  expect(api.requests.filter((url) => url.startsWith('/api/admin'))).toEqual([]);
});
