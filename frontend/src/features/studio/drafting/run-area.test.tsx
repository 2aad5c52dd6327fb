import { describe, expect, it } from '@jest/globals';
import type { UseQueryResult } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { aDraft, aRun, source } from '#testing/review-scene.tsx';
import { RunArea } from './run-area.tsx';

function open(run: Partial<AiRun>, sources = [source]): FakeApi {
  const api = new FakeApi({
    '/api/roadmaps/r1/sources': { body: sources },
    '/api/ai-runs/run1/retry-without-ai': { body: aRun({ id: 'run2', status: 'queued' }) },
  });
  const result = { data: aRun(run), isError: false } as UseQueryResult<AiRun | null>;
  renderScreen(<RunArea roadmap={aDraft([])} run={result} ref={null} />);
  return api;
}

it.each([
  [0, 'Reading part 1 of 5…'],
  [4, 'Reading part 5 of 5…'],
  [5, 'Finding the moments that matter…'],
])('names the part of the story that is being read after %i of 5', (read, words) => {
  open({ status: 'running', phase: 'understanding', progress: 0.2, parts: { read, of: 5 } });
  expect(screen.getByRole('status').textContent).toBe(words);
});

describe('a run without suggestions', () => {
  it.each(['refused', 'failed'] as const)('that %s offers the sentences of the story', async (status) => {
    open({ status, message: 'We found too few moments.' });
    const link = await screen.findByRole('link', { name: 'Choose sentences yourself' });
    expect(link.getAttribute('href')).toBe('/mentor/roadmaps/r1/review');
    expect(screen.queryByText(/^Waymark reads English, German/) !== null).toBe(status === 'refused');
  });

  it('offers nothing to choose from without a story', () => {
    open({ status: 'refused', message: 'We found no text.' }, []);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

const FAILED = { status: 'failed', engine: 'openai', message: 'The AI is too busy.' } as const;
const otherWay = () => screen.queryByRole('button', { name: 'Draft from my own words' });

describe('a draft that failed', () => {
  it('offers the way without AI in the same place', async () => {
    const api = open(FAILED, []);
    expect(screen.getByText('The AI is too busy.')).toBeTruthy();
    expect(screen.getByText(/from your own words, without AI/)).toBeTruthy();
    fireEvent.click(otherWay()!);
    await waitFor(() =>
      expect(api.sent.map(({ url }) => url)).toContain('/api/ai-runs/run1/retry-without-ai'),
    );
  });

  it.each<Partial<AiRun>>([{ engine: 'offline' }, { status: 'cancelled' }, { status: 'refused' }])(
    'offers no way without AI where no model has failed: %j',
    (over) => {
      open({ ...FAILED, ...over });
      expect(screen.getByText('The AI is too busy.')).toBeTruthy();
      expect(otherWay()).toBeNull();
    },
  );
});
