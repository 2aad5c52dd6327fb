import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Notification } from '@waymark/contracts/identity/notifications';
import { aUser } from '../../testing/directory-samples.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { fakeSignals, signalTo } from '../../testing/fake-signals.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import Bell from './bell.tsx';
import NotificationsPage from './notifications-page.tsx';

const user = aUser({ id: 5, username: 'lea' });
const AT = '2026-11-20T10:00:00.000Z';
const aNotification = (id: string, given: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'session-booked',
  title: `Booked ${id}`,
  body: 'Thu 3 Dec',
  link: '/scheduling',
  createdAt: AT,
  readAt: null,
  ...given,
});

const LIST = '/api/notifications?limit=24';
let api: FakeApi;
// The first import of the lazy popover is slow.
beforeAll(() => import('./components/bell-popover.tsx'));
beforeEach(() => {
  api = new FakeApi({
    '/api/notifications/unread': { body: { unread: 2 } },
    '/api/notifications/read': { body: { unread: 0 } },
    [LIST]: {
      body: [
        aNotification('n3'),
        aNotification('n2'),
        aNotification('n1', { readAt: AT, title: 'Moved n1' }),
      ],
    },
  });
});

const show = (what: 'bell' | 'page') =>
  renderScreen(what === 'bell' ? <Bell user={user} /> : <NotificationsPage />);
const button = (name: string) => screen.findByRole('button', { name });
const countOf = (url: string) => api.requests.filter((one) => one.startsWith(url)).length;

describe('the bell', () => {
  it('shows the unread count as a button and as a link', async () => {
    show('bell');
    await button('Notifications, 2 unread');
    expect(screen.getByRole('link', { name: 'Notifications, 2 unread' }).getAttribute('href')).toBe(
      '/notifications',
    );
    expect(countOf(LIST)).toBe(0);
  });

  it('shows no count when it did not load', async () => {
    api.responses['/api/notifications/unread'] = refused(503, 'Away.');
    show('bell');
    await waitFor(() => expect(api.requests).toContain('/api/notifications/unread'));
    await button('Notifications');
  });

  it('lists the newest, marks them as read once and still labels the new ones', async () => {
    show('bell');
    fireEvent.click(await button('Notifications, 2 unread'));
    const popover = await screen.findByRole('dialog', { name: 'Notifications' });
    await within(popover).findAllByText('New:');
    expect(
      within(popover)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      expect.stringContaining('New: Booked n3'),
      expect.stringContaining('New: Booked n2'),
      expect.stringMatching(/^Moved n1/),
    ]);
    await button('Notifications');
    expect(countOf('/api/notifications/read')).toBe(1);
    expect(within(popover).getAllByText('New:')).toHaveLength(2);
    expect(within(popover).getByRole('link', { name: 'See all' }).getAttribute('href')).toBe(
      '/notifications',
    );
  });

  it('labels no notification as new after it was read', async () => {
    show('bell');
    fireEvent.click(await button('Notifications, 2 unread'));
    expect(await screen.findAllByText('New:')).toHaveLength(2);
    await button('Notifications');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    api.responses[LIST] = {
      body: [aNotification('n3', { readAt: AT }), aNotification('n2', { readAt: AT })],
    };
    fireEvent.click(await button('Notifications'));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(screen.queryAllByText('New:')).toEqual([]);
    expect(countOf('/api/notifications/read')).toBe(1);
  });

  it('closes when a notification is followed', async () => {
    show('bell');
    fireEvent.click(await button('Notifications, 2 unread'));
    fireEvent.click(await screen.findByRole('link', { name: /Booked n3/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a live notification', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = fakeSignals();
  });
  afterEach(() => stop());
  const signal = (type: string) => signalTo(user.id, type);

  it.each(['identity.notification.added.v1', 'resync'])('updates the count on %s', async (type) => {
    show('bell');
    await button('Notifications, 2 unread');
    api.responses['/api/notifications/unread'] = { body: { unread: 3 } };
    signal('roadmaps.progress.changed.v1');
    signal(type);
    await button('Notifications, 3 unread');
    expect(countOf('/api/notifications/unread')).toBe(2);
  });

  it('is counted by one request together with those shortly after it', async () => {
    show('bell');
    await button('Notifications, 2 unread');
    signal('identity.notification.added.v1');
    await act(() => jest.advanceTimersByTimeAsync(200));
    api.responses['/api/notifications/unread'] = { body: { unread: 4 } };
    signal('identity.notification.added.v1');
    await button('Notifications, 4 unread');
    expect(countOf('/api/notifications/unread')).toBe(2);
  });

  it('is added to the open list and marked as read', async () => {
    show('bell');
    fireEvent.click(await button('Notifications, 2 unread'));
    await screen.findByText('Booked n3');
    api.responses[LIST] = { body: [aNotification('n4'), aNotification('n3', { readAt: AT })] };
    signal('identity.notification.added.v1');
    await screen.findByText('Booked n4');
    await waitFor(() => expect(countOf('/api/notifications/read')).toBe(2));
    expect(screen.getAllByText('New:')).toHaveLength(2);
  });
});

describe('the notifications page', () => {
  it('loads further pages', async () => {
    api.responses[LIST] = {
      body: [aNotification('n3')],
      link: '</api/notifications?limit=24&cursor=c1>; rel="next"',
    };
    api.responses[`${LIST}&cursor=c1`] = { body: [aNotification('n0', { readAt: AT })] };
    show('page');
    fireEvent.click(await button('Load More'));
    await screen.findByText('Booked n0');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Notifications');
  });

  it('shows an empty state and marks nothing as read', async () => {
    api.responses[LIST] = { body: [] };
    show('page');
    await screen.findByRole('heading', { level: 2, name: 'Nothing new' });
    expect(countOf('/api/notifications/read')).toBe(0);
  });

  it('marks 230 notifications as read in requests of at most 100', async () => {
    const many = Array.from({ length: 230 }, (_, index) => aNotification(`n${index}`));
    api.responses[LIST] = { body: many };
    show('page');
    await waitFor(() => expect(api.sent).toHaveLength(3));
    const marked = api.sent.map(({ body }) => (body as { ids: string[] }).ids);
    expect(marked.map(({ length }) => length)).toEqual([100, 100, 30]);
    expect(new Set(marked.flat()).size).toBe(230);
  });

  it('can be retried after an error', async () => {
    api.responses[LIST] = refused(503, 'This part is resting.');
    show('page');
    expect((await screen.findByRole('alert')).textContent).toContain('This part is resting.');
    api.responses[LIST] = { body: [aNotification('n3')] };
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Booked n3');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'does not link to %s',
    async (link) => {
      api.responses[LIST] = { body: [aNotification('n3', { link })] };
      show('page');
      expect((await screen.findByRole('link')).getAttribute('href')).toBe('/notifications');
    },
  );
});
