import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { DraftPlan } from '@waymark/contracts/ai/draft-plan';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { usePlannedStart } from './planned-start.tsx';

function Starter({ onStart }: { onStart: () => void }) {
  const { begin, question } = usePlannedStart('r1');
  return (
    <>
      <button type="button" onClick={() => begin(onStart, 'für')}>
        Start
      </button>
      {question}
    </>
  );
}

const WHOLE: DraftPlan = { words: 900, parts: 0, calls: 3, costUsd: 0.02, fits: true };
const LONG: DraftPlan = { words: 104_000, parts: 4, calls: 7, costUsd: 0.214, fits: true };

function open(plan: DraftPlan, aiEngine = 'openai'): string[] {
  new FakeApi({
    '/api/config': { body: { demoMode: false, demoAccounts: [], aiEngine } },
    '/api/roadmaps/r1/draft-plan?typed=4': { body: plan },
  });
  const starts: string[] = [];
  renderScreen(<Starter onStart={() => starts.push('started')} />);
  press('Start');
  return starts;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the start of a draft', () => {
  it('needs a confirmation where a model reads the story in parts, with the calls and what they may cost', async () => {
    const starts = open(LONG);
    await screen.findByRole('alertdialog', { name: 'Read your story in 4 parts?' });
    expect(screen.getByText(/104,000 words/).textContent).toMatch(/at most 7 calls.*up to about \$0\.22\./);
    expect(starts).toEqual([]);
    press('Read it in 4 parts');
    await waitFor(() => expect(starts).toEqual(['started']));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('starts nothing when the mentor cancels', async () => {
    const starts = open({ ...LONG, costUsd: null });
    await screen.findByRole('alertdialog');
    expect(screen.queryByText(/cost/)).toBeNull();
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(starts).toEqual([]);
  });

  it('names the alternatives where the model cannot read the story', async () => {
    const starts = open({ ...LONG, fits: false });
    await screen.findByRole('dialog', { name: 'This is too much for the AI' });
    press('OK');
    expect(starts).toEqual([]);
  });

  it.each([
    ['a story that is read at once', WHOLE, 'openai'],
    ['a draft without a model', LONG, 'offline'],
  ])('needs no confirmation for %s', async (_, plan, engine) => {
    const starts = open(plan, engine);
    await waitFor(() => expect(starts).toEqual(['started']));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
