import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { aDraft, aRun, ReviewScene, STEPS } from '#testing/review-scene.tsx';

const [first, second, third] = STEPS as [object, object, object];
const heading = () => screen.getAllByRole('heading', { level: 2 })[0]!;
const isAt = (title: string) => waitFor(() => expect(heading().textContent).toBe(title));
const press = (name: string | RegExp) => scene.user.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

let scene: ReviewScene;
beforeEach(async () => {
  scene = new ReviewScene();
});

describe('editing a step', () => {
  it('starts with its text and saves it on Enter', async () => {
    await scene.open();
    await scene.user.keyboard('e');
    expect(field('Title').value).toBe('I opened every letter');
    expect(document.activeElement).toBe(field('Title'));
    await scene.user.clear(field('Title'));
    await scene.user.type(field('Title'), 'Open every letter');
    await scene.user.type(field('How long it takes'), 'a Sunday');
    scene.saves([{ ...first, title: 'Open every letter', origin: 'mentor', reviewed: true }, second, third]);
    await scene.user.type(field('Title'), '{Enter}');
    await isAt('Then I rang the bank and asked');
    expect(scene.sent).toEqual([
      {
        action: 'edit',
        stepId: 'a',
        title: 'Open every letter',
        description: '',
        estimatedDuration: 'a Sunday',
        revision: 7,
      },
    ]);
    expect(screen.getByText('Saved. 2 to go.')).toBeTruthy();
  });

  it('requires a title and sends nothing without one', async () => {
    await scene.open();
    await scene.user.keyboard('e');
    await scene.user.clear(field('Title'));
    await press('Save step');
    expect((await screen.findByRole('alert')).textContent).toBe('Step title is required');
    expect(scene.sent).toEqual([]);
  });

  it('discards the text on Escape and focuses the step', async () => {
    await scene.open();
    await scene.user.keyboard('e');
    await scene.user.type(field('Title'), ' now{Escape}');
    expect(screen.queryByLabelText('Title')).toBeNull();
    expect(document.activeElement).toBe(heading());
    await scene.user.keyboard('e');
    expect(field('Title').value).toBe('I opened every letter');
  });

  it('keeps what was typed when another window has edited the roadmap', async () => {
    await scene.open();
    await scene.user.keyboard('e');
    await scene.user.type(field('Title'), ' at once');
    scene.refuses(409, 'STALE', 'stale');
    await press('Save step');
    expect((await screen.findByRole('alert')).textContent).toContain('Your text is still here');
    expect(field('Title').value).toBe('I opened every letter at once');
  });

  it('shows text about a step that another window has removed until it is discarded', async () => {
    await scene.open();
    await scene.user.keyboard('e');
    await scene.user.type(field('Title'), ' at once');
    scene.refuses(409, 'STALE', 'stale');
    scene.api.responses['/api/roadmaps/r1?version=draft'] = {
      body: { ...aDraft([second, third]), revision: 9 },
    };
    await press('Save step');
    await screen.findByText('I opened every letter at once');
    await press('Discard this text');
    expect(screen.queryByText('I opened every letter at once')).toBeNull();
    await isAt('Then I rang the bank and asked');
  });

  it('opens again with unsaved text after a reload', async () => {
    await scene.open();
    await scene.user.keyboard('e');
    await scene.user.type(field('Title'), ' at once');
    cleanup();
    await scene.open();
    expect(field('Title').value).toBe('I opened every letter at once');
  });
});

describe('writing as a step without a model', () => {
  it('starts empty beside the sentence and offers no wording', async () => {
    await scene.open();
    await press('Write as a step');
    await screen.findByText(/^No model is connected. Write it in your own words/);
    expect(field('Title').value).toBe('');
    expect(screen.getByText('I opened every letter.', { selector: 'blockquote' })).toBeTruthy();
    expect(scene.sent).toEqual([]);
  });
});

describe('writing as a step with a model', () => {
  const wording = { title: 'Open every letter today', description: 'Sort them by sender.' };
  const run = aRun({ id: 'w1', kind: 'wording', stepId: 'a', engine: 'openai', outcome: null, wording });
  beforeEach(async () => {
    scene.api.responses['/api/config'] = {
      body: { demoMode: false, demoAccounts: [], aiEngine: 'openai' },
    };
    scene.api.responses['/api/roadmaps/r1/steps/a/wording'] = { body: run };
    await scene.open();
    await waitFor(() => expect(scene.api.requests).toContain('/api/config'));
    await scene.settle();
  });

  it('applies the one offered wording when the mentor takes it', async () => {
    await press('Write as a step');
    await screen.findByText('Open every letter today');
    scene.saves([{ ...first, ...wording, origin: 'ai', reviewed: true }, second, third]);
    await press('Take it');
    await isAt('Then I rang the bank and asked');
    expect(scene.sent.at(-1)).toMatchObject({ action: 'edit', stepId: 'a', ...wording, wordingRunId: 'w1' });
  });

  it('counts an edited wording as the mentor’s own', async () => {
    await press('Write as a step');
    await screen.findByText('Open every letter today');
    await press('Edit it first');
    await scene.user.type(field('Title'), ', all of them');
    scene.saves([{ ...first, reviewed: true }, second, third]);
    await press('Save step');
    await isAt('Then I rang the bank and asked');
    expect(scene.sent.at(-1)).toMatchObject({ title: 'Open every letter today, all of them' });
    expect(scene.sent.at(-1)).not.toHaveProperty('wordingRunId');
  });

  it('changes nothing when the mentor declines', async () => {
    await press('Write as a step');
    await screen.findByText('Open every letter today');
    await press('No thanks');
    await isAt('I opened every letter');
    expect(scene.sent).toHaveLength(1);
  });

  it('shows why there is no wording, and lets the mentor write', async () => {
    scene.api.responses['/api/roadmaps/r1/steps/a/wording'] = {
      body: aRun({ ...run, status: 'failed', wording: null, message: 'The model is busy.' }),
    };
    await press('Write as a step');
    expect((await screen.findByRole('alert')).textContent).toContain('The model is busy.');
    await press('Write it yourself');
    expect(field('Title').value).toBe('');
  });
});
