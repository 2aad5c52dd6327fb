import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { NotificationPreference } from '@waymark/contracts/identity/notification-preferences';
import type { DailyReminder } from '@waymark/contracts/roadmaps/letters';
import { currentToast } from '#shared/ui/toast.ts';
import { aUser } from '#testing/directory-samples.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import NotificationSettingsPage from './notifications-page.tsx';

const PREFERENCES = '/api/account/notification-preferences';
const MESSAGES = '/api/messages/settings';
const REMINDER = '/api/account/daily-reminder';
const reminder: DailyReminder = { time: null, timeZone: null, pausedUntil: null };
const preferences: NotificationPreference[] = [
  { topic: 'sessions', product: true, mail: true, fixed: ['mail'] },
  { topic: 'reminders', product: true, mail: true, fixed: [] },
  { topic: 'reviews', product: true, mail: false, fixed: [] },
];
const withReminderMails = (mail: boolean) =>
  preferences.map((one) => (one.topic === 'reminders' ? { ...one, mail } : one));

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({
    '/api/user': { body: aUser() },
    [PREFERENCES]: { body: preferences },
    [REMINDER]: { body: reminder },
    [MESSAGES]: { body: { sharesRead: true } },
  });
});
const show = () => renderScreen(<NotificationSettingsPage />, '/account/notifications');
const theSwitch = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });

describe('the notification settings', () => {
  it('stop sharing what one has read', async () => {
    show();
    const toggle = await theSwitch('Share what you have read');
    api.responses[MESSAGES] = { body: { sharesRead: false } };
    fireEvent.click(toggle);
    await waitFor(() => expect(toggle.checked).toBe(false));
    expect(api.sent).toMatchObject([{ url: MESSAGES, body: { sharesRead: false } }]);
  });

  it('keep sharing if that was not saved', async () => {
    show();
    const toggle = await theSwitch('Share what you have read');
    api.responses[MESSAGES] = refused(503, 'This part is resting.');
    fireEvent.click(toggle);
    await waitFor(() => expect(currentToast()?.description).toBe('This part is resting.'));
    expect(toggle.checked).toBe(true);
  });

  it('show what is on for each topic and channel', async () => {
    show();
    expect((await theSwitch('Session reminders: By email')).checked).toBe(true);
    expect((await theSwitch('After a session: By email')).checked).toBe(false);
    expect(screen.getAllByRole('switch')).toHaveLength(8);
  });

  it.each([
    ['learner', 0],
    ['mentor', 2],
  ] as const)('show topics of mentors to them alone: %s', async (role, count) => {
    api.responses['/api/user'] = { body: aUser({ role }) };
    const thanks = { topic: 'thanks', product: true, mail: true, fixed: [] };
    api.responses[PREFERENCES] = { body: [...preferences, thanks] };
    show();
    await theSwitch('After a session: By email');
    expect(screen.queryAllByRole('switch', { name: /^Thanks/ })).toHaveLength(count);
  });

  it('show a change before the response and keep it', async () => {
    show();
    const toggle = await theSwitch('Session reminders: By email');
    api.responses[PREFERENCES] = { body: withReminderMails(false) };
    fireEvent.click(toggle);
    await waitFor(() => expect(toggle.checked).toBe(false));
    await waitFor(() => expect(api.sent).toHaveLength(1));
    expect(api.sent[0]).toMatchObject({
      url: PREFERENCES,
      body: { topic: 'reminders', channel: 'mail', enabled: false },
    });
    await waitFor(() => expect(api.requests.filter((url) => url === PREFERENCES)).toHaveLength(3));
    expect(toggle.checked).toBe(false);
  });

  it('undo a change that was not saved', async () => {
    show();
    const toggle = await theSwitch('Session reminders: In Waymark');
    api.responses[PREFERENCES] = refused(503, 'Please try again in a moment.');
    fireEvent.click(toggle);
    await waitFor(() => expect(currentToast()?.title).toBe('That was not saved'));
    expect(toggle.checked).toBe(true);
  });

  it('send changes in the order in which they were made', async () => {
    show();
    const toggle = await theSwitch('Session reminders: By email');
    const sent = () => api.sent.map(({ body }) => (body as { enabled: boolean }).enabled);
    api.responses[PREFERENCES] = () => ({ body: withReminderMails(sent().at(-1) ?? true) });
    fireEvent.click(toggle);
    await waitFor(() => expect(toggle.checked).toBe(false));
    fireEvent.click(toggle);
    await waitFor(() => expect(api.sent).toHaveLength(2));
    expect(sent()).toEqual([false, true]);
    await waitFor(() => expect(toggle.checked).toBe(true));
  });

  it('explain a fixed channel and do not change it', async () => {
    show();
    const fixed = await theSwitch('Sessions: By email');
    expect(fixed.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(fixed.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Always on: two people are relying on the same time.');
    fireEvent.click(fixed);
    expect(fixed.checked).toBe(true);
    expect(api.sent).toEqual([]);
  });

  it('can be requested again after an error', async () => {
    api.responses[PREFERENCES] = refused(503, 'This part is resting.');
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('This part is resting.');
    api.responses[PREFERENCES] = { body: preferences };
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await theSwitch('After a session: By email');
  });
});

describe('the daily reminder in the settings', () => {
  const sent = () => api.sent.map(({ body }) => body);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

  it('is turned on with one switch, and its time can be chosen', async () => {
    show();
    const toggle = await theSwitch('Daily reminder');
    api.responses[REMINDER] = { body: { ...reminder, time: '20:00' } };
    fireEvent.click(toggle);
    const time = await screen.findByLabelText('Time');
    await waitFor(() => expect(sent()).toEqual([{ time: '20:00', pausedUntil: null, timeZone: zone }]));
    fireEvent.change(time, { target: { value: '07:30' } });
    await waitFor(() => expect(sent()[1]).toMatchObject({ time: '07:30' }));
  });

  it('can be paused, and the pause ended', async () => {
    api.responses[REMINDER] = { body: { ...reminder, pausedUntil: '2037-03-08' } };
    show();
    await screen.findByText(/^Paused until .*8/);
    api.responses[REMINDER] = { body: reminder };
    fireEvent.click(screen.getByRole('button', { name: 'End the pause' }));
    await waitFor(() => expect(sent()).toMatchObject([{ pausedUntil: null }]));
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await screen.findByText('Choose a day after today.');
    expect(sent()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Pause for a week' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
  });
});
