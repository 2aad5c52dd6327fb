import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { DemoAccounts } from './demo-accounts.tsx';

const PATH = '/api/admin/demo-accounts';

describe('the accounts of a former demo', () => {
  it('are named, with the commands that claim and remove them', async () => {
    const body = [
      { username: 'learner', role: 'learner' },
      { username: 'admin', role: 'admin' },
    ];
    new FakeApi({ [PATH]: { body } });
    renderScreen(<DemoAccounts />);
    await screen.findByRole('heading', { name: '2 demo accounts left' });
    screen.getByText('learner, admin');
    screen.getByText(/demo-accounts -- claim/);
    screen.getByText(/demo-accounts -- remove/);
  });

  it('are not mentioned where there are none', async () => {
    const api = new FakeApi({ [PATH]: { body: [] } });
    renderScreen(<DemoAccounts />);
    await waitFor(() => expect(api.requests.length).toBeGreaterThan(0));
    expect(screen.queryByText(/demo account/)).toBeNull();
  });
});
