import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { aRoadmap } from '#testing/directory-samples.ts';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { place, renderScreen } from '#testing/render-screen.tsx';
import { GhostwriterPanel } from './ghostwriter-panel.tsx';

const stage = (title: string) => ({
  ...{ title, description: '', estimatedDuration: '' },
  steps: [
    {
      ...{ title: `${title}: a step`, description: '', estimatedDuration: null },
      ...{ resourceLinks: [], evidence: null },
    },
  ],
});
const aRun = (given: Partial<AiRun> = {}): AiRun => ({
  ...{ id: 'run1', kind: 'ghostwrite', roadmapId: 'r1', stepId: null, status: 'succeeded' },
  ...{ phase: 'done', progress: 1, engine: 'offline', message: 'The draft has 4 stages.' },
  ...{ outcome: 'waiting', stagesGenerated: 4, heldBackCount: 0, crisis: false },
  draft: ['One', 'Two', 'Three', 'Four'].map(stage),
  inputsUsed: { timelineEntries: 4, artifacts: 1, hasArtifactLessons: false },
  ...{ coaching: null, wording: null, extraction: null },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', finishedAt: '2026-01-01T00:00:01.000Z' },
  ...given,
});

const RUN = '/api/roadmaps/r1/run';
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({ [RUN]: { body: aRun() } });
});

const show = () => {
  const roadmap = { ...aRoadmap({ id: 'r1', isOwner: true }, []), stages: [] };
  renderScreen(<GhostwriterPanel roadmap={roadmap} hasMilestones />);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the ghostwriter', () => {
  it('shows the first three stages and what was read', async () => {
    show();
    expect(await screen.findByText('Three')).toBeTruthy();
    expect(screen.queryByText('Four')).toBeNull();
    expect(screen.getByText('And 1 more stage.')).toBeTruthy();
    expect(screen.getByText(/from 4 timeline entries and 1 artifact\.$/)).toBeTruthy();
  });

  it('accepts a draft and opens its review', async () => {
    api.responses['/api/ai-runs/run1/draft'] = { body: aRun({ outcome: 'applied' }) };
    show();
    await screen.findByText('One');
    press('Accept');
    await waitFor(() => expect(place()).toBe('/mentor/roadmaps/r1/review'));
    expect(api.sent[0]?.body).toMatchObject({ action: 'append' });
  });

  it('hides the draft for editing by hand', async () => {
    show();
    await screen.findByText('One');
    press('Manual Edit Instead');
    expect(screen.queryByText('One')).toBeNull();
    expect(screen.getByRole('button', { name: 'Write a draft' })).toBeTruthy();
  });

  it('shows why a draft failed and offers another', async () => {
    const failed = aRun({ status: 'failed', outcome: null, draft: [], message: 'The model is away.' });
    api.responses[RUN] = { body: failed };
    api.responses['/api/roadmaps/r1/ghostwrite'] = {
      status: 503,
      body: { code: 'AI_UNAVAILABLE', message: 'The model is away.' },
    };
    show();
    expect(await screen.findByText('Failed to generate roadmap')).toBeTruthy();
    expect(screen.getByText('The model is away.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Draft from my own words' })).toBeNull();
    press('Write a draft');
    await expectToast('Generation Failed');
  });

  it('offers the way without AI where a model has failed', async () => {
    api.responses[RUN] = { body: aRun({ status: 'failed', engine: 'openai', outcome: null, draft: [] }) };
    api.responses['/api/ai-runs/run1/retry-without-ai'] = { body: aRun({ id: 'run2' }) };
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Draft from my own words' }));
    expect(await screen.findByText('Three')).toBeTruthy();
    expect(api.sent.map(({ url }) => url)).toEqual(['/api/ai-runs/run1/retry-without-ai']);
  });

  it('names the phase of a run that is active', async () => {
    const active = aRun({ status: 'queued', phase: 'drafting', outcome: null, draft: [], finishedAt: null });
    api.responses[RUN] = { body: active };
    show();
    expect(await screen.findByText('Writing the stages…')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
  });
});
