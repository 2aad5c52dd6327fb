// guarantees: A failure without a message of the server shows the default of its screen
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentToast } from '#shared/ui/toast.ts';
import { fromProxy } from '#testing/contract-responses.ts';
import { aUser } from '#testing/directory-samples.ts';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { ChangePassword } from './change-password.tsx';

const [OLD, GOOD] = ['slow rivers of tin', 'quiet lamps at dusk'];

let api: FakeApi;
let user: ReturnType<typeof userEvent.setup>;
beforeAll(() => import('@waymark/passwords/password-strength'));
beforeEach(() => {
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  api = new FakeApi({ '/api/change-password': { body: { success: true } } });
  renderScreen(<ChangePassword user={aUser()} />);
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
async function submit(current: string, next: string, again = next): Promise<void> {
  await user.type(field('Current Password'), current);
  await user.type(field('New Password'), next);
  await user.type(field('Confirm New Password'), again);
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
}

describe('the change of a password', () => {
  it('sends the current and the new one, and clears the form', async () => {
    await submit(OLD, GOOD);
    await expectToast('Password changed successfully');
    expect(api.sent).toMatchObject([{ body: { currentPassword: OLD, newPassword: GOOD } }]);
    await waitFor(() => expect(field('New Password').value).toBe(''));
  });

  it('shows the reason of the server at the field', async () => {
    const message = 'Your current password is wrong.';
    const issues = [{ path: ['currentPassword'], message }];
    api.responses['/api/change-password'] = { status: 400, body: { code: 'VALIDATION', message, issues } };
    await submit(OLD, GOOD);
    await expectToast('Password change failed');
    await screen.findByText(message);
    expect(document.activeElement).toBe(field('Current Password'));
  });

  it('has a default for a failure without a message of the server', async () => {
    api.responses['/api/change-password'] = fromProxy;
    await submit(OLD, GOOD);
    await expectToast(
      'Password change failed',
      'Failed to change password. Please check your current password.',
    );
  });

  it('requests the second factor where the server requires it, and goes on with what was typed', async () => {
    let isProved = false;
    api.responses['/api/account/second-factor'] = {
      body: {
        ...{ app: { since: '2026-11-20T10:00:00.000Z' }, passkeys: [], recoveryCodesLeft: 0 },
        ...{ required: false, proved: false },
      },
    };
    api.responses['/api/account/second-factor/proof'] = () => {
      isProved = true;
      return { body: { success: true } };
    };
    api.responses['/api/change-password'] = () =>
      isProved
        ? { body: { success: true } }
        : { status: 403, body: { code: 'SECOND_FACTOR_REQUIRED', message: 'Please confirm it.' } };
    await submit(OLD, GOOD);
    await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    await expectToast('Password changed successfully');
    expect(api.sent.filter(({ url }) => url === '/api/change-password')).toHaveLength(2);
  });

  it.each([
    ['short', 'short', 'Password too short', 'New password must be at least 8 characters long.'],
    [GOOD, 'another one', "Passwords don't match", 'Please make sure both new password fields match.'],
  ])('is not sent as %p and %p', async (next, again, title, message) => {
    await submit(OLD, next, again);
    await screen.findByText(`${title}: ${message}`);
    expect(currentToast()?.title).not.toBe(title);
    expect(api.sent).toEqual([]);
  });
});
