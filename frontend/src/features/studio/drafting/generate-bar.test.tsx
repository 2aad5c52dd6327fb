import { beforeEach, describe, expect, it } from '@jest/globals';
import { type UseQueryResult } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { useEffect } from 'react';
import { fromProxy } from '#testing/contract-responses.ts';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { aRun } from '#testing/review-scene.tsx';
import { MaterialProvider, useMaterial } from '../shared/material-state.tsx';
import { GenerateBar } from './generate-bar.tsx';

const FAILED = 'Failed to generate roadmap. Please try again.';
const roadmap = { id: 'r1', stages: [] } as unknown as Roadmap;
const noRun = { data: null, isPending: false, isError: false } as unknown as UseQueryResult<AiRun | null>;
const CONFIG = {
  '/api/config': { body: { demoMode: false, demoAccounts: [], aiEngine: 'offline' } },
};
beforeEach(() => {
  new FakeApi(CONFIG);
});

function show(given: { text?: string; hasMaterial?: boolean; uploading?: boolean }): HTMLButtonElement {
  const { text = '', hasMaterial = false, uploading = false } = given;
  sessionStorage.setItem('waymark-transcript-r1', text);
  renderScreen(
    <MaterialProvider roadmapId="r1" drafting={false}>
      {uploading && <Uploading />}
      <GenerateBar {...{ roadmap, run: noRun, hasMaterial }} onShowRun={() => {}} />
    </MaterialProvider>,
  );
  return screen.getByRole('button', { name: 'Generate Roadmap with AI' });
}

function Uploading() {
  const { setUploading } = useMaterial();
  useEffect(() => setUploading(true), [setUploading]);
  return null;
}

describe('the explanation of the engine', () => {
  it('states that no model is connected', async () => {
    show({});
    await screen.findByText('An outline of your own words. No model is connected.');
  });

  it('states that AI writes the steps and the mentor looks at each', async () => {
    new FakeApi({ '/api/config': { body: { demoMode: false, demoAccounts: [], aiEngine: 'openai' } } });
    show({});
    await screen.findByText(
      'Written with AI from your words: you review every step before anyone else sees it.',
    );
  });
});

describe('the generate button', () => {
  it('is disabled with a reason while a file is uploaded', () => {
    const button = show({ hasMaterial: true, uploading: true });
    expect(button.disabled).toBe(true);
    const needs = document.getElementById(button.getAttribute('aria-describedby')!);
    expect(needs?.textContent).toBe('Your file is still uploading. You can start the draft when it is done.');
  });

  it('is enabled with material and has no description', () => {
    const button = show({ hasMaterial: true });
    expect(button.disabled).toBe(false);
    expect(button.getAttribute('aria-describedby')).toBeNull();
  });

  it('shows that a draft could not be started', async () => {
    new FakeApi({ ...CONFIG, '/api/generate-roadmap': fromProxy });
    fireEvent.click(show({ text: 'I opened every letter.', hasMaterial: true }));
    await expectToast('Error', 'Failed to generate roadmap. Please try again.');
  });

  it.each([
    [{ status: 500, body: { code: 'INTERNAL', message: 'Something went wrong.' } }, 'Error', FAILED],
    [
      { status: 429, body: { code: 'TOO_MANY', message: 'Wait an hour.' } },
      'AI Generation Unavailable',
      'Wait an hour.',
    ],
    [{ status: 202, body: aRun({ status: 'failed', message: 'The model is away.' }) }, 'Error', FAILED],
  ])(
    'shows the default text of a failure, and the reason of a refusal: %#',
    async (response, title, text) => {
      new FakeApi({ ...CONFIG, '/api/generate-roadmap': response as never });
      fireEvent.click(show({ text: 'I opened every letter.', hasMaterial: true }));
      await expectToast(title, text);
    },
  );

  it('is enabled without a story and states that one is needed', () => {
    const button = show({ text: '  ' });
    expect(button.disabled).toBe(false);
    expect(screen.getByText(/^It needs your story first/)).toBeTruthy();
  });
});
