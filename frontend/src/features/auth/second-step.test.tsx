import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser } from '../../testing/directory-samples.ts';
import { expectToast } from '../../testing/expect-toast.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import AuthPage from './auth-page.tsx';

const WRONG = 'That code is wrong or has been used before. Please enter a new one.';

let api: FakeApi;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(async () => {
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  api = new FakeApi({
    '/api/user': { status: 401, body: { code: 'UNAUTHENTICATED', message: 'Please log in first.' } },
    '/api/config': { body: { demoMode: false, demoAccounts: [], aiEngine: 'offline' } },
    '/api/login': { body: { secondFactor: ['code', 'recovery'] } },
    '/api/login/second-factor': { body: aUser() },
  });
  renderScreen(<AuthPage />, '/auth');
  await user.type(await screen.findByLabelText('Username'), 'lena');
  await user.type(screen.getByLabelText('Password'), 'slow rivers of tin');
  await user.click(screen.getByRole('button', { name: 'Login' }));
});

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('a login with a second factor', () => {
  it('continues with a code, which has the focus', async () => {
    expect(await field('Code')).toBe(document.activeElement);
    await user.keyboard('123 456{Enter}');
    await expectToast('Welcome back!');
    expect(api.sent.at(-1)).toMatchObject({ body: { method: 'code', code: '123 456' } });
  });

  it('shows a wrong code at its field and keeps the step', async () => {
    const issues = [{ path: ['code'], message: WRONG }];
    const body = { code: 'VALIDATION', message: WRONG, issues };
    api.responses['/api/login/second-factor'] = { status: 400, body };
    await user.type(await field('Code'), '000000{Enter}');
    await screen.findByText(WRONG);
    expect((await field('Code')).value).toBe('000000');
  });

  it('accepts a recovery code instead', async () => {
    await press('Use a recovery code');
    await user.type(await field('Recovery code'), '7qk2-m4xd-90zr{Enter}');
    await expectToast('Welcome back!');
    expect(api.sent.at(-1)).toMatchObject({ body: { method: 'recovery', code: '7qk2-m4xd-90zr' } });
  });

  it('goes back to the password when the login has expired', async () => {
    const body = { code: 'UNAUTHENTICATED', message: 'This login has expired.' };
    api.responses['/api/login/second-factor'] = { status: 401, body };
    await user.type(await field('Code'), '123456{Enter}');
    await expectToast('Login failed');
    await field('Username');
  });
});
