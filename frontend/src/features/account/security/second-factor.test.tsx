import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SecondFactor } from '@waymark/contracts/identity/second-factor';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { SecondFactorSection } from './second-factor.tsx';

const STATE = '/api/account/second-factor';
const OFF: SecondFactor = { app: null, passkeys: [], recoveryCodesLeft: 0, required: false, proved: false };
const passkey = { id: 'p1', name: 'Blue phone', createdAt: '2026-11-20T10:00:00.000Z', lastUsedAt: null };
const ON: SecondFactor = {
  ...{ ...OFF, app: { since: '2026-11-20T10:00:00.000Z' }, passkeys: [passkey] },
  ...{ recoveryCodesLeft: 8, proved: true },
};
const codes = ['7QK2-M4XD-90ZR', 'AB12-CD34-EF56'];

const refusedWith = (code: string) => ({ status: 403, body: { code, message: 'Please confirm it.' } });

let api: FakeApi;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});

function show(state: SecondFactor, more: FakeApi['responses'] = {}): void {
  api = new FakeApi({
    [STATE]: { body: state },
    [`${STATE}/app`]: {
      body: { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Waymark:ann?secret=GEZDGNBV' },
    },
    [`${STATE}/app/confirm`]: { body: { recoveryCodes: codes } },
    '/api/account/passkeys/p1': { body: { success: true } },
    '/api/account/recovery-codes': { body: { recoveryCodes: codes } },
    '/api/account/confirm-password': { body: { success: true } },
    ...more,
  });
  renderScreen(<SecondFactorSection />, '/account/security');
}

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const sentTo = (path: string) => api.sent.filter(({ url }) => url === path).map(({ body }) => body);

describe('the second factor', () => {
  it('sets up an app with a QR code, its key and a code, and shows the recovery codes', async () => {
    show(OFF);
    await press('Set up an app');
    await screen.findByRole('img', { name: 'QR code with the key below' });
    screen.getByText('GEZD GNBV GY3T QOJQ');
    await user.type(screen.getByLabelText('Enter the code it shows'), '12345');
    await press('Turn on');
    await screen.findByText('Please enter the 6 digits that your app shows.');
    await user.type(screen.getByLabelText('Enter the code it shows'), '6');
    await press('Turn on');
    await expectToast('Your app is set up');
    const dialog = await screen.findByRole('dialog', { name: 'Store your recovery codes' });
    for (const code of codes) within(dialog).getByText(code);
    expect(within(dialog).getByRole('link', { name: 'Download' }).getAttribute('href')).toContain(codes[0]);
    expect(sentTo(`${STATE}/app/confirm`)).toEqual([{ code: '123456' }]);
  });

  it('requests the password where the server requires it, and continues', async () => {
    let isConfirmed = false;
    show(ON, {
      '/api/account/confirm-password': () => {
        isConfirmed = true;
        return { body: { success: true } };
      },
      '/api/account/passkeys/p1': () =>
        isConfirmed
          ? { body: { success: true } }
          : {
              status: 403,
              body: { code: 'PASSWORD_REQUIRED', message: 'Please enter your password again.' },
            },
    });
    await press('Remove Blue phone');
    await press('Remove');
    await user.type(await screen.findByLabelText('Your password'), 'slow rivers of tin');
    await press('Continue');
    await expectToast('Passkey removed');
    expect(sentTo('/api/account/confirm-password')).toEqual([{ password: 'slow rivers of tin' }]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('requests the second factor, then the password, where the server requires both, and continues', async () => {
    const proved = new Set<string>();
    const prove = (what: string) => () => {
      proved.add(what);
      return { body: { success: true } };
    };
    show(
      { ...ON, passkeys: [], proved: false },
      {
        [`${STATE}/proof`]: prove('factor'),
        '/api/account/confirm-password': prove('password'),
        '/api/account/recovery-codes': () => {
          if (!proved.has('factor')) return refusedWith('SECOND_FACTOR_REQUIRED');
          return proved.has('password')
            ? { body: { recoveryCodes: codes } }
            : refusedWith('PASSWORD_REQUIRED');
        },
      },
    );
    await press('Make new codes');
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make new codes' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your second factor' });
    await user.type(await within(dialog).findByLabelText('Code'), '123456{Enter}');
    await user.type(await screen.findByLabelText('Your password'), 'slow rivers of tin{Enter}');
    await screen.findByText(codes[1]!);
    expect(sentTo(`${STATE}/proof`)).toEqual([{ method: 'code', code: '123456' }]);
  });

  it('accepts a recovery code as the proof, shows a wrong one at the field, and can be cancelled', async () => {
    const message = 'That code is wrong or has been used before. Please enter a new one.';
    show(
      { ...ON, passkeys: [], proved: false },
      {
        [`${STATE}/proof`]: {
          status: 400,
          body: { code: 'VALIDATION', message, issues: [{ path: ['code'], message }] },
        },
      },
    );
    await press('Confirm second factor');
    expect(document.activeElement).toBe(await screen.findByLabelText('Code'));
    await press('Use a recovery code');
    await user.type(await screen.findByLabelText('Recovery code'), '7qk2{Enter}');
    await within(screen.getByRole('dialog')).findByText(message);
    expect(sentTo(`${STATE}/proof`)).toEqual([{ method: 'recovery', code: '7qk2' }]);
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows how many recovery codes are left, and new ones after a warning', async () => {
    show(ON);
    await screen.findByText(/8 unused codes left/);
    await press('Make new codes');
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make new codes' }),
    );
    await screen.findByText(codes[1]!);
  });

  it.each([
    [OFF, /Admins need a second factor/],
    [{ ...ON, proved: false }, /Confirm it to use the admin pages/],
  ])('shows an admin what opens the admin pages', async (state, text) => {
    show({ ...state, required: true });
    await screen.findByText(text);
  });
});
