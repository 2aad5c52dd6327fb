import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { AskedPathRequest } from '@waymark/contracts/roadmaps/path-requests';
import { aUser } from '#testing/directory-samples.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import PathRequestsRoom from './path-requests-room.tsx';

const pathRequests: AskedPathRequest[] = [
  { id: 'w1', text: 'Life after prison', asked: 3, newestAt: '2026-11-02T10:00:00.000Z' },
  { id: 'w2', text: 'Caring for a parent', asked: 1, newestAt: '2026-11-01T10:00:00.000Z' },
];
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({
    '/api/user': { body: aUser({ id: 2, role: 'mentor' }) },
    '/api/mentor/path-requests': { body: pathRequests },
  });
});
const visit = () => renderScreen(<PathRequestsRoom />, '/mentor/requests');

describe('the requests in the Studio', () => {
  it('are listed with how many people sent each, and cannot be deleted by a mentor', async () => {
    visit();
    expect(await screen.findByText('Life after prison')).toBeTruthy();
    expect(screen.getByText(/^3 people, last on/)).toBeTruthy();
    expect(screen.getByText(/^One person, last on/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });

  it('are deleted by an admin', async () => {
    api.responses['/api/user'] = { body: aUser({ role: 'admin' }) };
    api.responses['/api/path-requests/w1'] = () => {
      api.responses['/api/mentor/path-requests'] = { body: pathRequests.slice(1) };
      return { body: { success: true } };
    };
    visit();
    fireEvent.click(await screen.findByRole('button', { name: 'Delete the request “Life after prison”' }));
    await waitFor(() => expect(screen.queryByText('Life after prison')).toBeNull());
  });

  it('have an empty state, and an error with a retry', async () => {
    api.responses['/api/mentor/path-requests'] = { body: [] };
    const { unmount } = visit();
    expect(await screen.findByText('No requests yet')).toBeTruthy();
    unmount();
    api.responses['/api/mentor/path-requests'] = refused(503, 'Away for a moment.');
    visit();
    expect(await screen.findByText('Requests did not load')).toBeTruthy();
  });
});
