import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guestProgress } from '../../shared/guest-progress/guest-progress.ts';
import { currentToast } from '../../shared/ui/toast.ts';
import { fromProxy } from '../../testing/contract-responses.ts';
import { aUser } from '../../testing/directory-samples.ts';
import { expectToast } from '../../testing/expect-toast.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { place, renderScreen } from '../../testing/render-screen.tsx';
import AuthPage from './auth-page.tsx';

const WRONG = 'Username or password is not right.';

let api: FakeApi;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  api = new FakeApi({
    '/api/user': { status: 401, body: { code: 'UNAUTHENTICATED', message: 'Please log in first.' } },
    '/api/config': { body: { demoMode: false, demoAccounts: [], aiEngine: 'offline' } },
  });
});

async function logIn(response: { status: number; body: object }): Promise<HTMLInputElement> {
  api.responses['/api/login'] = response;
  renderScreen(<AuthPage />, '/auth');
  await user.type(await screen.findByLabelText('Username'), 'lena');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  await user.type(password, 'slow rivers of tin');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  return password;
}

it('selects a wrong password and names the error once, at its field', async () => {
  const password = await logIn({ status: 401, body: { code: 'UNAUTHENTICATED', message: WRONG } });
  const error = await screen.findByText(`Login failed: ${WRONG}`);
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect([password.selectionStart, password.selectionEnd]).toEqual([0, password.value.length]);
  expect(password.getAttribute('aria-describedby')).toContain(error.id);
  expect(screen.getAllByText(new RegExp(WRONG))).toHaveLength(1);
  expect(currentToast()?.title).not.toBe('Login failed');
});

it('names another failure once, above the button', async () => {
  await logIn({ status: 503, body: { code: 'UNAVAILABLE', message: 'Back in a moment.' } });
  expect((await screen.findByRole('alert')).textContent).toBe('Login failedBack in a moment.');
  expect(currentToast()?.title).not.toBe('Login failed');
});

it.each([
  ['a proxy', fromProxy],
  ['a fault of the server', { status: 500, body: { code: 'INTERNAL', message: 'Something went wrong.' } }],
] as const)('names only the failure after %s', async (_, response) => {
  await logIn(response as never);
  expect((await screen.findByRole('alert')).textContent).toBe('Login failed');
});

describe('a registration', () => {
  let kept = '';
  const register = async (status: number, body: object) => {
    api.responses['/api/register'] = { status, body };
    renderScreen(<AuthPage />, '/auth?tab=register');
    await user.type(await screen.findByLabelText('Username'), 'lena');
    kept = screen.queryByText('Nothing is lost.')?.parentElement?.textContent ?? '';
    await user.type(screen.getByLabelText('Email'), 'lena@example.org');
    await user.type(screen.getByLabelText('Password'), 'slow rivers of tin');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
  };

  it('welcomes the new user, and asks the one question of the first minute', async () => {
    await register(201, aUser({ username: 'lena' }));
    await expectToast('Account created!');
    expect(place()).toBe('/welcome');
    expect(screen.queryByText('Nothing is lost.')).toBeNull();
  });

  it('says that nothing is lost to a guest who has ticked steps, and returns', async () => {
    const ticks = ['a', 'b'].map((stepId) => ({ stepId, completed: true, at: '2026-11-01T10:00:00.000Z' }));
    guestProgress.add('r1', ticks, ['a', 'b', 'c']);
    await register(201, aUser({ username: 'lena' }));
    expect(kept).toBe(
      'Nothing is lost. The 2 steps you ticked are saved on this device, and will be on your account once you create it.',
    );
    await expectToast('Account created!');
    expect(place()).toBe('/');
    guestProgress.transferTo(1, () => true);
  });

  it('names a taken user name once, at its field', async () => {
    const message = 'This user name is taken.';
    await register(409, { code: 'CONFLICT', message, issues: [{ path: ['username'], message }] });
    await screen.findByText(message);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')));
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(currentToast()?.title).not.toBe('Registration failed');
  });

  it('names another failure once, above the button', async () => {
    await register(503, { code: 'UNAVAILABLE', message: 'Back in a moment.' });
    expect((await screen.findByRole('alert')).textContent).toBe('Registration failedBack in a moment.');
    expect(currentToast()?.title).not.toBe('Registration failed');
  });

  it('names only the failure without a message of the server', async () => {
    await register(fromProxy.status, fromProxy.body as never);
    expect((await screen.findByRole('alert')).textContent).toBe('Registration failed');
  });
});
