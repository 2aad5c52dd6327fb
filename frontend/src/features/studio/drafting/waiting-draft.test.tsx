import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { aRoadmap } from '#testing/directory-samples.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { WaitingDraft } from './waiting-draft.tsx';

const step = {
  ...{ title: 'A step', description: '', estimatedDuration: null },
  ...{ resourceLinks: [], evidence: null },
};
const run: AiRun = {
  ...{ id: 'run1', kind: 'ghostwrite', roadmapId: 'r1', stepId: null, status: 'succeeded' },
  ...{ phase: 'done', progress: 1, engine: 'offline', message: null, outcome: 'waiting' },
  ...{ stagesGenerated: 1, heldBackCount: 0, crisis: false },
  draft: [{ title: 'One', description: '', estimatedDuration: '', steps: [step] }],
  ...{ coaching: null, wording: null, extraction: null },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', finishedAt: '2026-01-01T00:00:01.000Z' },
};

it('is accepted whole where there are no stages to compare it with', async () => {
  const api = new FakeApi({ '/api/ai-runs/run1/draft': { body: { ...run, outcome: 'applied' } } });
  renderScreen(
    <WaitingDraft roadmap={{ ...aRoadmap({ id: 'r1', isOwner: true }, []), stages: [] }} run={run} />,
  );
  expect(screen.queryByRole('button', { name: 'Compare with my stages' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Accept all stages' }));
  await waitFor(() => expect(api.sent).toMatchObject([{ body: { action: 'append' } }]));
});
