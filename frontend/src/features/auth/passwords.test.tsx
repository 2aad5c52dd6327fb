// guarantees: A failure without a message of the server shows the default of its screen
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentToast } from '../../shared/ui/toast.ts';
import { fromProxy } from '../../testing/contract-responses.ts';
import { expectToast } from '../../testing/expect-toast.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { place, renderScreen } from '../../testing/render-screen.tsx';
import AuthPage from './auth-page.tsx';
import ResetPasswordPage from './reset-password-page.tsx';

const GOOD = 'quiet lamps at dusk';
const WRONG_CODE = 'That code is wrong or has expired. You can ask for a new one.';
const done = { body: { success: true } };

let api: FakeApi;
let user: ReturnType<typeof userEvent.setup>;
// The first import of the lists is slow.
beforeAll(() => import('@waymark/passwords/password-strength'));
beforeEach(() => {
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  api = new FakeApi({
    '/api/user': { status: 401, body: { code: 'UNAUTHENTICATED', message: 'Please log in first.' } },
    '/api/config': { body: { demoMode: false, demoAccounts: [], aiEngine: 'offline' } },
    '/api/check-user-email': { body: { exists: true, user: { email: 'ann@example.org' } } },
    '/api/reset-password': done,
    '/api/reset-password-direct': done,
  });
});

const field = (label: string) => screen.findByLabelText(label);
const button = (name: string) => screen.findByRole('button', { name });
const type = async (label: string, text: string) => user.type(await field(label), text);
const press = async (name: string) => user.click(await button(name));
const settle = () => act(() => jest.advanceTimersByTimeAsync(500));
const errorAt = async (label: string) => {
  const ids = (await field(label)).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
};

async function toSecondStep(): Promise<void> {
  renderScreen(<AuthPage />, '/auth?tab=forgot');
  await type('Email', 'ann@example.org');
  await press('Send code');
  await field('Code');
}

describe('the tabs', () => {
  it('are three, and the URL names the open one', async () => {
    renderScreen(<AuthPage />, '/auth');
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
      'Login',
      'Create Account',
      'Forgot Password',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Forgot Password' }));
    expect(place()).toBe('/auth?tab=forgot');
  });
});

describe('a forgotten password', () => {
  it('is set with the code of the mail, after which the first step is back', async () => {
    await toSecondStep();
    await expectToast('User found', 'Please enter your new password.');
    await waitFor(async () => expect(document.activeElement).toBe(await field('Code')));
    await type('Code', '123456');
    await type('New Password', GOOD);
    await type('Confirm New Password', GOOD);
    await press('Reset Password');
    await expectToast('Password reset successful');
    expect(api.sent.at(-1)).toMatchObject({
      url: '/api/reset-password-direct',
      body: { email: 'ann@example.org', code: '123456', newPassword: GOOD },
    });
    await waitFor(async () => expect(document.activeElement).toBe(await field('Email')));
  });

  it('needs an address with an account', async () => {
    api.responses['/api/check-user-email'] = { body: { exists: false, user: null } };
    renderScreen(<AuthPage />, '/auth?tab=forgot');
    await type('Email', 'bob@example.org');
    await press('Send code');
    await screen.findByText('User not found: No account found with that email address.');
    expect(await errorAt('Email')).toContain('User not found: No account found with that email address.');
    expect(currentToast()?.title).not.toBe('User not found');
  });

  it('shows a failed look-up', async () => {
    api.responses['/api/check-user-email'] = refused(503, 'Busy.');
    renderScreen(<AuthPage />, '/auth?tab=forgot');
    await type('Email', 'bob@example.org');
    await press('Send code');
    expect((await screen.findByRole('alert')).textContent).toBe('ErrorBusy.');
    expect(currentToast()?.title).not.toBe('Error');
  });

  it('shows a failed look-up without a message of the server', async () => {
    api.responses['/api/check-user-email'] = fromProxy;
    renderScreen(<AuthPage />, '/auth?tab=forgot');
    await type('Email', 'bob@example.org');
    await press('Send code');
    expect((await screen.findByRole('alert')).textContent).toBe('ErrorFailed to check user.');
  });

  it('is set with a code of an earlier mail without another one', async () => {
    renderScreen(<AuthPage />, '/auth?tab=forgot');
    await press('I already have a code');
    await waitFor(async () => expect(await errorAt('Email')).toContain('Email is required'));
    await type('Email', 'ann@example.org');
    await press('I already have a code');
    await field('Code');
    expect(api.sent).toEqual([]);
  });

  it('goes back to the first step, which keeps the address', async () => {
    await toSecondStep();
    await press('Back');
    expect(await screen.findByDisplayValue('ann@example.org')).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await field('Email')));
  });

  it('shows a wrong code at its field', async () => {
    const issues = [{ path: ['code'], message: WRONG_CODE }];
    api.responses['/api/reset-password-direct'] = {
      status: 400,
      body: { code: 'VALIDATION', message: WRONG_CODE, issues },
    };
    await toSecondStep();
    await type('Code', '123456');
    await type('New Password', GOOD);
    await type('Confirm New Password', GOOD);
    await press('Reset Password');
    await waitFor(async () => expect(await errorAt('Code')).toContain(WRONG_CODE));
    expect(screen.getAllByText(new RegExp(WRONG_CODE))).toHaveLength(1);
    expect(currentToast()?.title).not.toBe('Reset failed');
    expect(document.activeElement).toBe(await field('Code'));
  });

  it('shows the default of the screen without a message of the server', async () => {
    api.responses['/api/reset-password-direct'] = fromProxy;
    await toSecondStep();
    await type('Code', '123456');
    await type('New Password', GOOD);
    await type('Confirm New Password', GOOD);
    await press('Reset Password');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Reset failedFailed to reset password. Please try again.');
  });

  it.each([
    ['short', 'short', 'Password too short', 'New Password', 'Password must be at least 8 characters long.'],
    [
      GOOD,
      `${GOOD}!`,
      "Passwords don't match",
      'Confirm New Password',
      'Please make sure both password fields match.',
    ],
  ])('is not sent as %p and %p', async (password, again, title, label, message) => {
    await toSecondStep();
    await type('Code', '123456');
    await type('New Password', password);
    await type('Confirm New Password', again);
    await press('Reset Password');
    await waitFor(async () => expect(await errorAt(label)).toContain(`${title}: ${message}`));
    expect(currentToast()?.title).not.toBe(title);
    expect(api.sent.map(({ url }) => url)).toEqual(['/api/check-user-email']);
  });
});

describe('the strength of a new password', () => {
  it('is shown in words, with the reason when it is too easy to guess', async () => {
    renderScreen(<AuthPage />, '/auth?tab=register');
    await type('Username', 'marigold');
    await type('Password', 'marigold9');
    await settle();
    await screen.findByText('Too easy to guess');
    const [status] = screen.getAllByRole('status').filter(({ textContent }) => /Strength/.test(textContent));
    expect(status?.textContent).toBe(
      'Strength: Too easy to guess. This is mostly your user name, which is easy to guess.',
    );
    await type('Password', ' walks the ridge');
    await settle();
    await screen.findByText('Strong');
  });
});

describe('/reset-password', () => {
  const fill = async () => {
    await type('New Password', GOOD);
    await type('Confirm New Password', GOOD);
    await press('Reset Password');
  };

  it('sets the password with the token, confirms it, and redirects to /auth after 3 seconds', async () => {
    renderScreen(<ResetPasswordPage />, '/reset-password?token=abc');
    await fill();
    await screen.findByRole('heading', { name: 'Password reset successful' });
    expect(api.sent).toMatchObject([{ body: { token: 'abc', newPassword: GOOD } }]);
    expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/auth');
    await act(() => jest.advanceTimersByTimeAsync(2_900));
    expect(place()).toBe('/reset-password?token=abc');
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(place()).toBe('/auth');
  });

  it('without a token explains that, and cannot be submitted', async () => {
    renderScreen(<ResetPasswordPage />, '/reset-password');
    await screen.findByText('Invalid or missing reset token. Please use the link from your email.');
    await expectToast('Invalid reset link', 'No reset token found. Please use the link from your email.');
    expect((await button('Reset Password')).hasAttribute('disabled')).toBe(true);
  });

  it('shows why setting the password failed', async () => {
    const message = 'This link has already been used or has expired. Please ask for a new one.';
    api.responses['/api/reset-password'] = {
      status: 400,
      body: { code: 'VALIDATION', message, issues: [{ path: ['token'], message }] },
    };
    renderScreen(<ResetPasswordPage />, '/reset-password?token=abc');
    await fill();
    expect((await screen.findByRole('alert')).textContent).toBe(`Reset failed${message}`);
    expect(currentToast()?.title).not.toBe('Reset failed');
  });
});
