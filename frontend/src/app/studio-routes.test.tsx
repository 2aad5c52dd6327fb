import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { rooms } from '../features/studio/rooms/rooms.ts';
import { aUser } from '../testing/directory-samples.ts';
import { FakeApi, refused } from '../testing/fake-api.ts';
import { place, renderScreen } from '../testing/render-screen.tsx';
import { aDraft, reviewOf } from '../testing/review-scene.tsx';
import { AppRoutes } from './routes.tsx';

let api: FakeApi;

beforeEach(() => {
  api = new FakeApi({
    '/api/user': { body: aUser({ id: 2, role: 'mentor' }) },
    '/api/config': { body: { demoMode: false, demoAccounts: [], aiEngine: 'offline' } },
    '/api/categories': { body: [] },
    '/api/mentor/roadmaps': { body: [] },
    '/api/roadmaps/r1?version=draft': { body: aDraft() },
    '/api/roadmaps/r1/review': { body: reviewOf(aDraft()) },
    '/api/roadmaps/r1/sources': { body: [] },
    '/api/roadmaps/r1/run': { body: null },
  });
});

async function open(address: string): Promise<void> {
  renderScreen(<AppRoutes />, address);
  await screen.findByRole('heading', { level: 1 });
}

/** Opens a page of the Studio until it has this heading, default its title, and closes it again. */
async function visit(address: string, heading?: string): Promise<void> {
  const { unmount } = renderScreen(<AppRoutes />, address);
  await screen.findByRole('heading', heading ? { name: heading } : { level: 1 });
  unmount();
}

describe('the addresses of the Studio', () => {
  it.each([
    ['/mentor', '/mentor/roadmaps'],
    ['/mentor?roadmap=r1', '/mentor/roadmaps/r1'],
    ['/mentor-studio', '/mentor/roadmaps'],
    ['/mentor-studio?roadmap=r1', '/mentor/roadmaps/r1'],
    ['/mentor-studio/roadmaps/r1/photos', '/mentor/roadmaps/r1/photos'],
  ])('redirect %s to %s', async (from, to) => {
    await open(from);
    await waitFor(() => expect(place()).toBe(to));
  });

  it.each(rooms)('include the room $label', async ({ path }) => {
    await open(`/mentor/${path}`);
    await waitFor(() => expect(screen.getByRole('navigation', { name: 'Mentor Studio' })).toBeTruthy());
    expect(place()).toBe(`/mentor/${path}`);
  });

  it.each([
    ['profile', 'Mentor Profile'],
    ['roadmaps', 'Create Your Roadmap'],
  ])('open /mentor/%s with the section %s', async (room, section) => {
    await open(`/mentor/${room}`);
    await screen.findByRole('region', { name: section });
  });

  it('of the rooms are linked, with the open one marked', async () => {
    await open('/mentor/roadmaps');
    const links = Array.from(screen.getByRole('navigation', { name: 'Mentor Studio' }).querySelectorAll('a'));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/mentor/roadmaps',
      '/mentor/profile',
      '/mentor/hours',
      '/mentor/pricing',
      '/mentor/earnings',
      '/mentor/runs',
      '/mentor/requests',
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
      'page',
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('/mentor', () => {
  it('opens the page of the Studio where the mentor was last', async () => {
    await visit('/mentor/roadmaps/r1/photos');
    await open('/mentor');
    await waitFor(() => expect(place()).toBe('/mentor/roadmaps/r1/photos'));
    const tab = await screen.findByRole('tab', { name: 'Photos and files' });
    expect(tab.getAttribute('aria-selected')).toBe('true');
  });

  it('does not open the page where another user of this browser was', async () => {
    await visit('/mentor/roadmaps/r1');
    api.responses['/api/user'] = { body: aUser({ id: 3, role: 'mentor' }) };
    await open('/mentor');
    await waitFor(() => expect(place()).toBe('/mentor/roadmaps'));
  });

  it('opens the list when the roadmap that was last open is gone', async () => {
    await visit('/mentor/roadmaps/r1');
    api.responses['/api/roadmaps/r1?version=draft'] = refused(404, 'It was deleted.');
    await visit('/mentor', 'Roadmap Not Found');
    await open('/mentor');
    await waitFor(() => expect(place()).toBe('/mentor/roadmaps'));
  });
});
