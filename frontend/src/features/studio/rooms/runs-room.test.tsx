import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RunSummary } from '@waymark/contracts/roadmaps/run-history';
import { aUser } from '#testing/directory-samples.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { place, renderScreen } from '#testing/render-screen.tsx';
import { aRun, someLimits } from '#testing/run-samples.ts';
import RunsRoom from './runs-room.tsx';

let api: FakeApi;

beforeEach(() => {
  api = new FakeApi({
    '/api/user': { body: aUser({ id: 2, role: 'mentor' }) },
    '/api/ai-limits': { body: someLimits() },
  });
});

function visit(runs: RunSummary[], address = '/mentor/runs'): void {
  api.responses['/api/ai-runs'] = { body: runs };
  renderScreen(<RunsRoom />, address);
}

const rowOf = async (name: RegExp): Promise<HTMLElement> =>
  (await screen.findByRole('rowheader', { name })).closest('tr')!;

describe('the list of AI runs', () => {
  it('shows the engine and the cost of a run of a model', async () => {
    const usage = { inputTokens: 1_240, outputTokens: 320, calls: 1, costUsd: 0.0123 };
    visit([aRun({ engine: 'openai', usage })]);
    const row = await rowOf(/Draft of a roadmap/);
    expect(within(row).getAllByText('Model')).not.toHaveLength(0);
    expect(within(row).getAllByText('1 call, $0.0123')).not.toHaveLength(0);
    expect(within(row).queryByRole('button')).toBeNull();
  });

  it('links each run to its roadmap or step', async () => {
    visit([
      aRun(),
      aRun({ id: 'run2', kind: 'wording', stepTitle: 'Open one letter' }),
      aRun({ id: 'run3', kind: 'coaching', isMentor: false, roadmapId: 'r9', roadmapTitle: 'Out of grief' }),
      aRun({ id: 'run4', kind: 'coaching', isMentor: false, roadmapTitle: null }),
    ]);
    await screen.findByText('No longer published');
    const table = screen.getByRole('table');
    const links = within(table).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/mentor/roadmaps/r1',
      '/mentor/roadmaps/r1/review',
      '/roadmap/r9',
    ]);
  });

  it('retries a failed run and cancels one that waits', async () => {
    const failed = aRun({ id: 'run2', status: 'failed', message: 'The model was away.', outcome: null });
    const waiting = aRun({ id: 'run3', status: 'queued', phase: 'queued', progress: 0, finishedAt: null });
    visit([failed, { ...waiting, roadmapTitle: 'Out of grief' }]);
    api.responses['/api/ai-runs/'] = refused(503, 'Not now.');
    await screen.findByText('The model was away.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again: Draft of a roadmap, Out of debt' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel: Draft of a roadmap, Out of grief' }));
    await waitFor(() =>
      expect(api.sent.map(({ url }) => url)).toEqual(['/api/ai-runs/run2/retry', '/api/ai-runs/run3/cancel']),
    );
  });

  it('is filtered by the address, and the filters can be cleared', async () => {
    visit([], '/mentor/runs?kind=wording&status=failed');
    fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(api.requests.some((url) => /kind=wording/.test(url) && /status=failed/.test(url))).toBe(true);
    expect(place()).toBe('/mentor/runs');
    await screen.findByText('No AI runs yet');
  });

  it('shows an error with a way to load it again', async () => {
    api.responses['/api/ai-runs'] = refused(503, 'Away for a moment.');
    renderScreen(<RunsRoom />, '/mentor/runs');
    await screen.findByText('AI runs did not load');
  });
});

describe('the limits', () => {
  it('are shown with the used amounts', async () => {
    visit([aRun()]);
    expect((await screen.findByText('Drafts this hour')).nextSibling?.textContent).toBe('3 of 20');
    expect(screen.queryByText(/AI drafts and answers left/)).toBeNull();
  });
});
