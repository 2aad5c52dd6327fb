import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser } from '#testing/directory-samples.ts';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import ConfirmEmailPage from '../address/confirm-email-page.tsx';
import UndoEmailPage from '../address/undo-email-page.tsx';
import { Address } from './address.tsx';

const success = { body: { success: true } };
const email = { email: 'lena@example.test', isConfirmed: true, pendingEmail: null };

let api: FakeApi;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});
const show = (given: Partial<Omit<typeof email, 'pendingEmail'>> & { pendingEmail?: string } = {}) => {
  let handled = 0;
  api = new FakeApi({
    '/api/account/email': () => {
      // A POST is in the list before it is handled.
      const isPost = api.sent.length > handled;
      handled = api.sent.length;
      return isPost ? success : { body: { ...email, ...given } };
    },
    '/api/account/email/confirmation': success,
  });
  renderScreen(<Address user={aUser()} />);
};
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('the address of an account', () => {
  it('that is not confirmed can be sent the link again', async () => {
    show({ isConfirmed: false });
    await press('Send the link again');
    await expectToast('Link sent');
    expect(api.sent.map(({ url }) => url)).toEqual(['/api/account/email/confirmation']);
  });

  it('shows no bar once it is confirmed, and the next step while it is not', async () => {
    show({ pendingEmail: 'new@example.test' });
    await screen.findByText('new@example.test');
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
  });

  it('is changed with the password', async () => {
    show();
    await press('Change address');
    await user.type(await screen.findByLabelText('New email'), 'new@example.test');
    await user.type(screen.getByLabelText('Your password'), 'slow rivers of tin');
    await press('Send link');
    await expectToast('Please confirm the new address');
    expect(api.sent).toMatchObject([
      { url: '/api/account/email', body: { newEmail: 'new@example.test', password: 'slow rivers of tin' } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps what was typed when the password is wrong, with the reason at the field', async () => {
    show();
    await press('Change address');
    const message = 'That password is wrong.';
    const body = { code: 'VALIDATION', message, issues: [{ path: ['password'], message }] };
    api.responses['/api/account/email'] = { status: 400, body };
    await user.type(await screen.findByLabelText('New email'), 'new@example.test');
    await user.type(screen.getByLabelText('Your password'), 'wrong');
    await press('Send link');
    await screen.findByText(message);
    expect(screen.getByLabelText<HTMLInputElement>('New email').value).toBe('new@example.test');
  });
});

const used = {
  status: 400,
  body: { code: 'VALIDATION', message: 'This link was used already.', issues: [] },
};

describe('the link of a mail', () => {
  it('confirms an address after a click', async () => {
    const confirmed = { email: 'new@example.test', isChanged: true };
    api = new FakeApi({ '/api/account/email/confirm': { body: confirmed } });
    renderScreen(<ConfirmEmailPage />, '/account/confirm-email?token=abc');
    expect(api.sent).toEqual([]);
    await press('Confirm this address');
    await screen.findByText('new@example.test');
    expect(api.sent).toMatchObject([{ body: { token: 'abc' } }]);
  });

  it('restores an address after a click, and leads to a new password', async () => {
    api = new FakeApi({
      '/api/account/email/undo': success,
      '/api/user': { status: 401, body: { code: 'UNAUTHENTICATED', message: 'Please log in first.' } },
    });
    renderScreen(<UndoEmailPage />, '/account/undo-email?token=abc');
    await press('Undo the change');
    const link = await screen.findByRole('link', { name: 'Set a new password' });
    expect(link.getAttribute('href')).toBe('/auth?tab=forgot');
  });

  it.each([
    [<ConfirmEmailPage key="confirm" />, 'Confirm this address', '/api/account/email/confirm'],
    [<UndoEmailPage key="undo" />, 'Undo the change', '/api/account/email/undo'],
  ])('that was used is refused with the reason (%#)', async (page, name, path) => {
    api = new FakeApi({ [path]: used });
    renderScreen(page, '/?token=abc');
    await press(name);
    await screen.findByText('This link was used already.');
  });

  it('without a token cannot be used', async () => {
    renderScreen(<ConfirmEmailPage />, '/account/confirm-email');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Confirm this address' });
    expect(button.disabled).toBe(true);
    await screen.findByText('This link is incomplete. Please use the link from your email.');
  });
});
