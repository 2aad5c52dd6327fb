import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { place, renderScreen } from '#testing/render-screen.tsx';
import GhostwriterDemoPage from './ghostwriter-demo-page.tsx';

const allowance = { used: 19, limit: 20, freeAt: null };
const run = {
  ...{ id: 'run1', kind: 'ghostwrite', roadmapId: 'sample-recovery', stepId: null, status: 'succeeded' },
  ...{ phase: 'done', progress: 1, engine: 'offline', message: 'Done.', outcome: 'discarded' },
  ...{ stagesGenerated: 1, heldBackCount: 0, crisis: false, coaching: null, wording: null, extraction: null },
  draft: [
    {
      ...{ title: 'Learned to rest', description: '', estimatedDuration: '' },
      steps: [
        {
          ...{ title: 'I walked around the lake', description: '', estimatedDuration: null },
          ...{ resourceLinks: [], evidence: null },
        },
      ],
    },
  ],
  inputsUsed: { timelineEntries: 3, artifacts: 2, hasArtifactLessons: false },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', finishedAt: '2026-01-01T00:00:01.000Z' },
};

beforeEach(() => {
  sessionStorage.clear();
  new FakeApi({
    '/api/ai-limits': {
      body: { atOnce: { used: 0, limit: 2 }, hour: allowance, day: allowance, tokens: allowance },
    },
    '/api/roadmaps/sample-recovery/ghostwrite': { status: 202, body: run },
    '/api/ai-runs/run1': { body: run },
  });
});

describe('the page of the ghostwriter samples', () => {
  it('has its sample in the address, and its draft again after a reload', async () => {
    renderScreen(<GhostwriterDemoPage />, '/ghostwriter-demo');
    fireEvent.click(screen.getByRole('radio', { name: /^Recovery/ }));
    expect(place()).toBe('/ghostwriter-demo?sample=sample-recovery');
    fireEvent.click(await screen.findByRole('button', { name: 'Write a draft' }));
    await screen.findByText('Learned to rest');
    cleanup();
    renderScreen(<GhostwriterDemoPage />, '/ghostwriter-demo?sample=sample-recovery');
    await screen.findByText('Learned to rest');
    fireEvent.click(screen.getByRole('button', { name: 'Manual Edit Instead' }));
    cleanup();
    renderScreen(<GhostwriterDemoPage />, '/ghostwriter-demo?sample=sample-recovery');
    await screen.findByRole('button', { name: 'Write a draft' });
    expect(screen.queryByText('Learned to rest')).toBeNull();
  });

  it('begins again once its draft is accepted, which saves nothing', async () => {
    renderScreen(<GhostwriterDemoPage />, '/ghostwriter-demo?sample=sample-recovery');
    fireEvent.click(await screen.findByRole('button', { name: 'Write a draft' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await expectToast('Draft accepted');
    expect(screen.queryByText('Learned to rest')).toBeNull();
    screen.getByRole('button', { name: 'Write a draft' });
  });

  it('shows the limits before they are reached', async () => {
    renderScreen(<GhostwriterDemoPage />, '/ghostwriter-demo');
    await screen.findByText(/^1 of 20 AI drafts and answers left/);
  });
});
