import { beforeEach, describe, expect, it } from '@jest/globals';
import { type UseQueryResult } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { FakeApi } from '../../../../testing/fake-api.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { GeneratePanel } from './generate-panel.tsx';

const roadmap = { id: 'r1', stages: [] } as unknown as Roadmap;
const noRun = { data: null, isPending: false, isError: false } as unknown as UseQueryResult<AiRun | null>;
beforeEach(() => {
  new FakeApi({ '/api/config': { body: { demoMode: false, demoAccounts: [], aiEngine: 'offline' } } });
});

function show(given: { text?: string; hasMaterial?: boolean; uploading?: boolean }): HTMLButtonElement {
  const { text = '', hasMaterial = false, uploading = false } = given;
  renderScreen(
    <GeneratePanel
      {...{ roadmap, run: noRun, text, hasMaterial, uploading }}
      onTaken={() => expect('taken').toBe('never')}
    />,
  );
  return screen.getByRole('button', { name: 'Generate Roadmap with AI' });
}

describe('the way to a draft', () => {
  it('is closed while a file is on its way, which it would leave out, and says so', () => {
    const button = show({ hasMaterial: true, uploading: true });
    expect(button.disabled).toBe(true);
    const needs = document.getElementById(button.getAttribute('aria-describedby')!);
    expect(needs?.textContent).toBe('Your file is still on its way. The draft can begin once it is here.');
  });

  it('is open with material, and says nothing more', () => {
    const button = show({ hasMaterial: true });
    expect(button.disabled).toBe(false);
    expect(button.getAttribute('aria-describedby')).toBeNull();
  });

  it('is open without a story, and says that it needs one', () => {
    const button = show({ text: '  ' });
    expect(button.disabled).toBe(false);
    expect(screen.getByText(/^It needs your story first/)).toBeTruthy();
  });
});
