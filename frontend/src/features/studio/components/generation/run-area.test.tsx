import { describe, expect, it } from '@jest/globals';
import type { UseQueryResult } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { aRoadmap } from '../../../../testing/directory-samples.ts';
import { FakeApi } from '../../../../testing/fake-api.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { RunArea } from './run-area.tsx';

const failed: AiRun = {
  ...{ id: 'run1', kind: 'generate-roadmap', roadmapId: 'r1', stepId: null, status: 'failed' },
  ...{ phase: 'done', progress: 1, engine: 'openai', message: 'The AI is too busy.', outcome: null },
  ...{ stagesGenerated: 0, heldBackCount: 0, crisis: false, draft: [] },
  ...{ coaching: null, wording: null, extraction: null },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', finishedAt: '2026-01-01T00:00:01.000Z' },
};
const show = (run: AiRun) => {
  const roadmap = aRoadmap({ id: 'r1', isOwner: true }, []);
  const query = { data: run, isError: false } as UseQueryResult<AiRun | null>;
  return renderScreen(<RunArea ref={null} roadmap={roadmap} run={query} />);
};
const otherWay = () => screen.queryByRole('button', { name: 'Draft from my own words' });

describe('a draft that failed', () => {
  it('offers the way without AI in the same place', async () => {
    const api = new FakeApi({ '/api/ai-runs/run1/retry-without-ai': { body: { ...failed, id: 'run2' } } });
    show(failed);
    expect(screen.getByText('The AI is too busy.')).toBeTruthy();
    expect(screen.getByText(/from your own words, without AI/)).toBeTruthy();
    fireEvent.click(otherWay()!);
    await waitFor(() =>
      expect(api.sent.map(({ url }) => url)).toEqual(['/api/ai-runs/run1/retry-without-ai']),
    );
  });

  it.each<Partial<AiRun>>([{ engine: 'offline' }, { status: 'cancelled' }, { status: 'refused' }])(
    'does not where no model has failed: %j',
    (over) => {
      show({ ...failed, ...over });
      expect(screen.getByText('The AI is too busy.')).toBeTruthy();
      expect(otherWay()).toBeNull();
    },
  );
});
