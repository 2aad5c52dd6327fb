import { describe, expect, it } from '@jest/globals';
import type { UseQueryResult } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { FakeApi } from '../../../../testing/fake-api.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { aDraft, aRun, source } from '../../../../testing/review-scene.tsx';
import { RunArea } from './run-area.tsx';

function open(run: Partial<AiRun>, sources = [source]): void {
  new FakeApi({ '/api/roadmaps/r1/sources': { body: sources } });
  const result = { data: aRun(run), isError: false } as UseQueryResult<AiRun | null>;
  renderScreen(<RunArea roadmap={aDraft([])} run={result} ref={null} />);
}

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
