import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AdminRun } from '@waymark/contracts/roadmaps/admin-runs';
import { aUser } from '#testing/directory-samples.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { place, renderScreen } from '#testing/render-screen.tsx';
import AdminRunsPage from './admin-runs-page.tsx';

const aRun = (given: Partial<AdminRun>): AdminRun => ({
  ...{ id: 'run1', kind: 'generate-roadmap', status: 'running', phase: 'drafting', progress: 0.4 },
  ...{
    engine: 'openai',
    usage: null,
    paidCalls: 1,
    userId: 7,
    username: 'ben',
    cause: null,
    enqueueCount: 1,
  },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', finishedAt: null, ...given },
});
const queue = { waiting: 1_000, active: 8, delayed: 2, failed: 0 };

function visit(runs: AdminRun[], address = '/admin/runs'): FakeApi {
  const api = new FakeApi({
    '/api/user': { body: aUser({ id: 3, role: 'admin' }) },
    '/api/admin/ai-queues': { body: [{ name: 'ai', ...queue }] },
    '/api/admin/ai-runs': { body: runs },
    '/api/admin/ai-runs/': { body: { success: true } },
    '/api/admin/evaluations/': { body: { success: true } },
  });
  renderScreen(<AdminRunsPage />, address);
  return api;
}

describe('the AI runs of all users', () => {
  it('are listed below the counts of the queues', async () => {
    visit([aRun({})]);
    const queues = await screen.findByRole('table', { name: /^Queues/ });
    expect(
      within(queues)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['1,000', '8', '2', '0']);
    await screen.findByRole('rowheader', { name: /ben/ });
  });

  it('are cancelled while active and retried after a failure', async () => {
    const api = visit([
      aRun({}),
      aRun({ id: 'run2', status: 'failed', cause: 'given-up', username: 'cleo' }),
      aRun({ id: 'application3', kind: 'evaluation', username: 'dora' }),
      aRun({ id: 'application4', kind: 'evaluation', status: 'failed', username: 'eve' }),
    ]);
    await screen.findByText('Failed after ten attempts');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel: Draft of a roadmap of ben' }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again: Draft of a roadmap of cleo' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel: Mentor application of dora' }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again: Mentor application of eve' }));
    await waitFor(() =>
      expect(api.sent.map(({ url }) => url)).toEqual([
        '/api/admin/ai-runs/run1/cancel',
        '/api/admin/ai-runs/run2/retry',
        '/api/admin/evaluations/application3/cancel',
        '/api/admin/evaluations/application4/retry',
      ]),
    );
  });

  it('are filtered by the address, and the search can be cleared', async () => {
    const api = visit([], '/admin/runs?q=zed&kind=coaching&status=failed');
    fireEvent.click(await screen.findByRole('button', { name: 'Clear search' }));
    const url = /q=zed.*kind=coaching.*status=failed/;
    expect(api.requests.some((request) => url.test(request))).toBe(true);
    expect(place()).toBe('/admin/runs');
  });
});
