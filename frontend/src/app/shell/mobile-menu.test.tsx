import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser } from '../../testing/directory-samples.ts';
import { expectToast } from '../../testing/expect-toast.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { TopNav } from './top-nav.tsx';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const button = (name: string) => screen.findByRole('button', { name });
async function focus(found: Promise<HTMLElement>): Promise<void> {
  const element = await found;
  act(() => element.focus());
}

describe('the menu of a phone', () => {
  beforeEach(async () => {
    new FakeApi({
      '/api/user': { status: 401, body: { code: 'UNAUTHENTICATED', message: 'Please log in first.' } },
    });
    renderScreen(
      <>
        <TopNav />
        <button type="button">On the page</button>
      </>,
    );
    await user.click(await button('Open menu'));
    await button('Close menu');
  });

  it('closes on Escape, with the focus on its button', async () => {
    await focus(screen.findByRole('link', { name: 'Home' }));
    await user.keyboard('{Escape}');
    expect(await button('Open menu')).toBe(document.activeElement);
  });

  it('closes on a tap on the page', async () => {
    await user.pointer({ keys: '[TouchA]', target: document.body });
    await button('Open menu');
  });

  it('stays open while the focus is in it, and closes when the focus reaches the page below', async () => {
    await focus(screen.findByRole('link', { name: 'Home' }));
    await button('Close menu');
    await focus(button('On the page'));
    await button('Open menu');
  });
});

describe('the menu of a user on a phone', () => {
  let api: FakeApi;
  const logOut = async () => user.click(await button('Logout'));
  beforeEach(async () => {
    api = new FakeApi({
      '/api/user': { body: aUser({ username: 'noor' }) },
      '/api/notifications/unread': { body: { unread: 0 } },
      '/api/logout': { body: { success: true } },
    });
    renderScreen(<TopNav />);
    await user.click(await button('Open menu'));
  });

  it('names the user, with the way to the account', async () => {
    const link = await screen.findByRole('link', { name: 'Account Settings' });
    expect(link.getAttribute('href')).toBe('/account');
    expect(screen.getByText('Signed in as').parentElement!.textContent).toBe('Signed in asnoor');
  });

  it('logs out', async () => {
    await logOut();
    await expectToast('Logged out', 'Come back soon!');
    expect(api.sent.map(({ url }) => url)).toEqual(['/api/logout']);
  });

  it('shows why logging out failed', async () => {
    api.responses['/api/logout'] = refused(503, 'Back in a moment.');
    await logOut();
    await expectToast('Logout failed', 'Back in a moment.');
  });
});
