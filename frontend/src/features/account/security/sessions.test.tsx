import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoginSession } from '@waymark/contracts/identity/login-sessions';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { Sessions } from './sessions.tsx';

const AT = '2026-11-20T08:00:00.000Z';
const aSession = (given: Partial<LoginSession>): LoginSession => ({
  ...{ handle: 'h1', device: 'Firefox on Linux', network: '192.0.2.x', isSameNetwork: true, isCurrent: true },
  ...{ startedAt: AT, lastSeenAt: AT, endsAt: '2026-12-20T08:00:00.000Z' },
  ...given,
});
const other = aSession({
  ...{ handle: 'h2', device: 'Safari on iOS', network: '198.51.100.x' },
  ...{ isSameNetwork: false, isCurrent: false },
});

let api: FakeApi;
let sessions: LoginSession[];
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  sessions = [aSession({}), other];
  let handled = 0;
  api = new FakeApi({
    '/api/account/sessions': () => {
      // A DELETE is in the list before it is handled.
      const isDelete = api.sent.length > handled;
      handled = api.sent.length;
      if (isDelete) sessions = [aSession({})];
      return { body: isDelete ? { success: true } : sessions };
    },
    '/api/account/sessions/': () => {
      handled = api.sent.length;
      sessions = [aSession({})];
      return { body: { success: true } };
    },
  });
});
const button = (name: string) => screen.findByRole('button', { name });

describe('the list of devices', () => {
  it('marks this device, which has no button, and shows the network of each', async () => {
    renderScreen(<Sessions />);
    const [here, there] = await screen.findAllByRole('listitem');
    expect(within(here!).getByText('This device')).toBeTruthy();
    expect(within(here!).getByText(/192\.0\.2\.x \(this network\)/)).toBeTruthy();
    expect(within(here!).queryByRole('button')).toBeNull();
    expect(within(there!).getByText(/^198\.51\.100\.x ·$/)).toBeTruthy();
    expect(within(there!).queryByText('This device')).toBeNull();
  });

  it('ends the session of a device after a confirmation', async () => {
    renderScreen(<Sessions />);
    await user.click(await button('Log out Safari on iOS'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Log out Safari on iOS?' });
    expect(api.sent).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Log out' }));
    await expectToast('The device was logged out');
    expect(api.sent.map(({ url }) => url)).toEqual(['/api/account/sessions/h2']);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('offers to end all other sessions only when there are some', async () => {
    sessions = [aSession({})];
    renderScreen(<Sessions />);
    await screen.findByText('You are not logged in on any other device.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('ends all other sessions after a confirmation', async () => {
    renderScreen(<Sessions />);
    await user.click(await button('Log out all other devices'));
    await user.click(await button('Log out all others'));
    await expectToast('All other devices were logged out');
    expect(api.sent.map(({ url }) => url)).toEqual(['/api/account/sessions']);
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
  });

  it('can be loaded again after an error', async () => {
    api.responses = { '/api/account/sessions': refused(503, 'Busy. Try again in a moment.') };
    renderScreen(<Sessions />);
    await screen.findByText('Your devices did not load');
    api.responses = { '/api/account/sessions': { body: sessions } };
    await user.click(await button('Retry'));
    await screen.findByText('Safari on iOS');
  });
});
