import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { AiLimits } from '@waymark/contracts/roadmaps/run-history';
import { formatMoment } from '../../lib/format-moment.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { someLimits } from '../../testing/run-samples.ts';
import { AiAllowance } from './ai-allowance.tsx';

const AT = '2026-11-21T10:30:00.000Z';

async function show(given: Partial<AiLimits>): Promise<string | null> {
  const api = new FakeApi({ '/api/ai-limits': { body: someLimits(given) } });
  const { container } = renderScreen(<AiAllowance />);
  await waitFor(() => expect(api.requests).toHaveLength(1));
  return container.querySelector('[role=status]')?.textContent ?? null;
}

describe('the allowance beside a button', () => {
  it('is not shown below 80 %', async () => {
    expect(await show({ hour: { used: 15, limit: 20, freeAt: AT } })).toBeNull();
  });

  it('shows what is left of an hour from 80 % on, and when more is free', async () => {
    await show({ hour: { used: 18, limit: 20, freeAt: AT } });
    await screen.findByText(`2 of 20 AI drafts and answers left this hour; more ${formatMoment(AT)}.`);
  });

  it('shows the limit that is reached, not one that is near', async () => {
    await show({
      hour: { used: 19, limit: 20, freeAt: AT },
      tokens: { used: 1_200, limit: 1_000, freeAt: AT },
    });
    await screen.findByText(
      `0% of the AI’s reading and writing left for 24 hours; more ${formatMoment(AT)}.`,
    );
  });
});
