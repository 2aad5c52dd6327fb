import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import ProfilePage from './profile/profile-page.tsx';

const user = {
  ...{ id: 9, username: 'noor', email: 'noor@example.org', role: 'learner' },
  ...{ subscriptionTier: 'free', avatar: null },
};

describe('the account page', () => {
  it('shows a visitor that a login is needed', async () => {
    new FakeApi({
      '/api/user': { status: 401, body: { code: 'UNAUTHENTICATED', message: 'Please log in first.' } },
    });
    renderScreen(<ProfilePage />, '/account');
    expect(await screen.findByText('Please log in to access account settings.')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('shows the account and links to its three pages', async () => {
    new FakeApi({ '/api/user': { body: user }, '/api/user-stories/mine': { body: [] } });
    renderScreen(<ProfilePage />, '/account');
    expect(await screen.findByText('noor@example.org')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Account Settings');
    for (const fact of ['noor', 'learner', 'free']) expect(screen.getByText(fact)).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining(['/account', '/account/security', '/account/notifications']),
    );
    expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('aria-current')).toBe('page');
  });
});
