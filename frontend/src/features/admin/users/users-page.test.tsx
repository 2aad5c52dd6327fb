import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { AdminUser } from '@waymark/contracts/identity/admin-users';
import { currentToast } from '#shared/ui/toast.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { place, renderScreen } from '#testing/render-screen.tsx';
import UsersPage from './users-page.tsx';

const aUser = (id: number, username: string, more: Partial<AdminUser> = {}): AdminUser => ({
  ...{ id, username, email: `${username}@example.org`, role: 'learner', avatar: null, mentorName: null },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', isReserved: false, suspension: null, ...more },
});
const me = {
  id: 3,
  username: 'ann',
  email: 'a@b.example',
  role: 'admin',
  subscriptionTier: 'free',
  avatar: null,
};
let api: FakeApi;

function visit(users: AdminUser[], address = '/admin/users'): void {
  api = new FakeApi({
    '/api/user': { body: me },
    '/api/admin/users': { body: users },
    '/api/admin/users/7/suspend': { body: aUser(7, 'ben') },
  });
  renderScreen(<UsersPage />, address);
}

describe('the list of users', () => {
  it('offers no action on oneself or on a name of the operator', async () => {
    visit([aUser(3, 'ann', { role: 'admin' }), aUser(5, 'boss', { isReserved: true }), aUser(7, 'ben')]);
    expect(await screen.findByRole('button', { name: 'Suspend ben' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Suspend/ })).toHaveLength(1);
    expect(screen.getByText('Set by the operator')).toBeTruthy();
  });

  it('moves between rows by the arrow keys, in the same column', async () => {
    visit([aUser(7, 'ben'), aUser(8, 'cleo')]);
    const [first, second] = [
      await screen.findByRole('button', { name: 'Suspend ben' }),
      screen.getByRole('button', { name: 'Suspend cleo' }),
    ];
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(second);
    fireEvent.keyDown(second, { key: 'Home' });
    expect(document.activeElement).toBe(first);
  });

  it('reads its filters from the address and clears them', async () => {
    visit([], '/admin/users?q=zed&role=mentor&suspended=true');
    fireEvent.click(await screen.findByRole('button', { name: 'Clear search' }));
    expect(api.requests.some((url) => /q=zed/.test(url) && /role=mentor/.test(url))).toBe(true);
    expect(place()).toBe('/admin/users');
  });
});

describe('suspending', () => {
  it('needs a reason, which it sends', async () => {
    visit([aUser(7, 'ben')]);
    fireEvent.click(await screen.findByRole('button', { name: 'Suspend ben' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('Please write a reason.')).toBeTruthy();
    expect(api.sent).toEqual([]);
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: ' Spam in reviews ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(currentToast()?.title).toBe('ben is suspended'));
    expect(api.sent[0]).toMatchObject({ body: { reason: 'Spam in reviews' } });
  });
});
