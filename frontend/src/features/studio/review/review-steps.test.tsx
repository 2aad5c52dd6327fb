import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '#lib/query-client.ts';
import { setSingleKeys } from '#lib/shortcuts.ts';
import { place } from '#testing/render-screen.tsx';
import { aDraft, aRun, passage, ReviewScene, reviewOf, STEPS } from '#testing/review-scene.tsx';
import { draftKey } from '../shared/use-studio-roadmap.ts';

const [first, second, third] = STEPS as [object, object, object];
const heading = () => screen.getAllByRole('heading', { level: 2 })[0]!;
const isAt = (title: string) => waitFor(() => expect(heading().textContent).toBe(title));
const press = (name: string | RegExp) => scene.user.click(screen.getByRole('button', { name }));
const lit = () => document.querySelector('mark[data-kind="current"]')?.textContent;

let scene: ReviewScene;
beforeEach(() => {
  scene = new ReviewScene();
});

describe('the review of a draft', () => {
  it('opens at the first step that has not been looked at, with its sentence lit', async () => {
    scene = new ReviewScene(aDraft([{ ...first, reviewed: true }, second, third]));
    await scene.open('Then I rang the bank and asked.');
    await isAt('Then I rang the bank and asked');
    expect(screen.getByText('2 of 3')).toBeTruthy();
    expect(screen.getByText('In your words')).toBeTruthy();
    expect(lit()).toBe('Then I rang the bank and asked.');
    const marked = [...document.querySelectorAll('mark[data-kind="held"]')].map((mark) => mark.textContent);
    expect(marked).toEqual(['I lied to my wife about it.']);
  });

  it('shows why a step of a model without a passage waits, until it is decided on', async () => {
    const ai = { ...first, origin: 'ai', evidence: null } as const;
    const draft = aDraft([ai, second]);
    scene = new ReviewScene(draft, reviewOf(draft, { doubts: [{ stepId: 'a', reason: 'harm' }] }));
    scene.render();
    expect(await screen.findByText('The AI wrote this step, and doubts it')).toBeTruthy();
    expect(screen.getByText(/^Somebody could come to harm/)).toBeTruthy();
    scene.saves([{ ...ai, reviewed: true }, second]);
    await press('Keep');
    await isAt('Then I rang the bank and asked');
    expect(screen.queryByText('The AI wrote this step, and doubts it')).toBeNull();
  });

  it('goes on before a decision is saved, reports it, and focuses the next step', async () => {
    await scene.open();
    scene.saves([{ ...first, reviewed: true }, second, third]);
    await press('Keep');
    await isAt('Then I rang the bank and asked');
    expect(screen.getByText('Kept. 2 to go.').getAttribute('role')).toBe('status');
    expect(document.activeElement).toBe(heading());
    await screen.findByText('Saved');
    expect(scene.sent).toEqual([{ action: 'keep', stepId: 'a', revision: 7 }]);
  });

  it('sends each decision with the revision after the one before', async () => {
    await scene.open();
    scene.saves([{ ...first, reviewed: true }, second, third]);
    await scene.user.keyboard('ks');
    await waitFor(() => expect(scene.sent).toHaveLength(2));
    expect(scene.sent[1]).toEqual({ action: 'skip', stepId: 'b', revision: 8 });
  });

  it('stays at the step while its voice is turned off', async () => {
    const voice = { sourceId: 's1', used: true, state: 'ready', url: '/api/media/s1' } as const;
    const spoken = { ...first, voice: { ...voice, start: 0, end: 4, transcript: null } };
    scene = new ReviewScene(aDraft([spoken, second, third]));
    await scene.open();
    scene.saves([{ ...spoken, voice: { ...spoken.voice, used: false } }, second, third]);
    const toggle = screen.getByRole<HTMLInputElement>('switch', { name: /^Use my voice here/ });
    await scene.user.click(toggle);
    expect(toggle.checked).toBe(false);
    await screen.findByText('Saved');
    expect(scene.sent).toEqual([{ action: 'voice', stepId: 'a', used: false, revision: 7 }]);
    await isAt('I opened every letter');
    expect(document.activeElement).toBe(toggle);
  });

  it('ignores a response that was sent before the decision', async () => {
    const client = createQueryClient();
    client.setQueryData(draftKey('r1'), aDraft());
    const release = scene.delays('/api/roadmaps/r1?version=draft');
    await scene.open('I opened every letter.', client);
    scene.saves([{ ...first, reviewed: true }, second, third]);
    await scene.user.keyboard('k');
    await screen.findByText('Saved');
    await act(async () => release());
    await scene.settle();
    await scene.user.keyboard('k');
    expect(screen.getByText('Kept. 1 to go.')).toBeTruthy();
  });

  it('cannot merge the first step of a stage', async () => {
    await scene.open();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Merge/ }).disabled).toBe(true);
    await scene.user.keyboard('m');
    expect(scene.sent).toEqual([]);
    await scene.user.keyboard('{ArrowRight}');
    await isAt('Then I rang the bank and asked');
  });

  it('shows a merged step again before it goes on', async () => {
    scene = new ReviewScene(aDraft([{ ...first, reviewed: true }, second, third]));
    await scene.open('Then I rang the bank and asked.');
    await isAt('Then I rang the bank and asked');
    scene.saves([{ ...first, description: 'Then I rang the bank and asked.' }, third]);
    await scene.user.keyboard('m');
    await isAt('I opened every letter');
    expect(scene.sent).toMatchObject([{ action: 'merge', stepId: 'b' }]);
    expect(screen.getByText('Then I rang the bank and asked.', { selector: 'p' })).toBeTruthy();
    expect(screen.getByText('Merged. Read both together. 2 to go.').getAttribute('role')).toBe('status');
    expect(document.activeElement).toBe(heading());
  });

  it('moves by arrow keys past the steps to the passages that wait', async () => {
    await scene.open();
    await scene.user.keyboard('{ArrowRight}j{ArrowRight}');
    await isAt('You may have told this as a mistake');
    await scene.user.keyboard('{ArrowLeft}');
    await isAt('In spring I cut up the cards');
  });

  it('has no effect of single keys while they are switched off', async () => {
    setSingleKeys(false);
    await scene.open();
    await scene.user.keyboard('k');
    expect(scene.sent).toEqual([]);
    act(() => setSingleKeys(true));
  });

  it('undoes the last decision and shows the step again', async () => {
    const skipped = aDraft([second, third]);
    scene = new ReviewScene(skipped, reviewOf(skipped, { undo: { action: 'skip', title: 'I opened' } }));
    await scene.open('Then I rang the bank and asked.');
    const roadmap = { ...aDraft(), revision: 9 };
    scene.api.responses['/api/roadmaps/r1/review/undo'] = { body: { roadmap, review: reviewOf(roadmap) } };
    await press(/^Undo/);
    await isAt('I opened every letter');
    expect(document.activeElement).toBe(heading());
    expect(screen.getByText('Undone.')).toBeTruthy();
  });

  it('shows the step as undecided again when saving fails, and sends it again on request', async () => {
    await scene.open();
    scene.refuses(503, 'UNAVAILABLE', 'Waymark is restarting.');
    await scene.user.keyboard('k');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Not saved: “I opened every letter”');
    expect(alert.textContent).toContain('Waymark is restarting.');
    expect(screen.queryByText('Saved')).toBeNull();
    await screen.findByText('Steps: 3 to go');
    scene.saves([{ ...first, reviewed: true }, second, third]);
    await press('Try again');
    await screen.findByText('Steps: 2 to go');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reloads a roadmap that another window has edited', async () => {
    await scene.open();
    scene.refuses(409, 'STALE', 'stale');
    scene.api.responses['/api/roadmaps/r1?version=draft'] = {
      body: { ...aDraft([{ ...first, title: 'I opened them' }, second, third]), revision: 9 },
    };
    await scene.user.keyboard('k');
    expect((await screen.findByRole('alert')).textContent).toContain('edited in another window');
    await scene.user.keyboard('{ArrowLeft}');
    await isAt('I opened them');
  });

  it('ends with publishing once every step and passage is decided', async () => {
    const last = aDraft([{ ...first, reviewed: true }, { ...second, reviewed: true }, third]);
    scene = new ReviewScene(last, reviewOf(last, { heldBack: [] }));
    await scene.open('In spring I cut up the cards.');
    scene.saves(
      [
        { ...first, reviewed: true },
        { ...second, reviewed: true },
        { ...third, reviewed: true },
      ],
      {
        heldBack: [],
      },
    );
    await scene.user.keyboard('k');
    await isAt('You have reviewed every step');
    await press('Publish…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish Roadmap' }));
    scene.api.responses['/api/roadmaps/r1/publish'] = {
      body: { ...aDraft([]), status: 'published', version: 1 },
    };
    await scene.user.click(dialog.getByRole('button', { name: 'Publish Roadmap' }));
    await waitFor(() => expect(scene.sent.at(-1)).toEqual({}));
  });

  it('ends with a card after the last step, which leads on to what waits', async () => {
    scene = new ReviewScene(aDraft([{ ...first, reviewed: true }, { ...second, reviewed: true }, third]));
    await scene.open('In spring I cut up the cards.');
    scene.saves([
      { ...first, reviewed: true },
      { ...second, reviewed: true },
      { ...third, reviewed: true },
    ]);
    await press('Keep');
    await isAt('You have reviewed every step');
    await press('Look at what waits');
    await isAt('You may have told this as a mistake');
    await press('Previous');
    await isAt('You have reviewed every step');
  });

  it('shows help to a mentor whose story suggests danger', async () => {
    scene.api.responses['/api/roadmaps/r1/run'] = { body: aRun({ crisis: true }) };
    await scene.open();
    await screen.findByText(/If you are in danger yourself now/);
  });
});

describe('without steps to review', () => {
  it('leads back to the Studio if there is no story', async () => {
    const empty = { ...aDraft([]), stages: [] };
    scene = new ReviewScene(empty, reviewOf(empty, { heldBack: [] }));
    scene.api.responses['/api/roadmaps/r1/sources'] = { body: [] };
    scene.render();
    await scene.user.click(await screen.findByRole('link', { name: 'Back to the Studio' }));
    expect(place()).toBe('/mentor/roadmaps/r1');
  });

  it('offers the sentences of a story, and names the languages that are read', async () => {
    const empty = { ...aDraft([]), stages: [] };
    scene = new ReviewScene(empty, reviewOf(empty, { heldBack: [] }));
    scene.render();
    await isAt('Choose the sentences yourself');
    expect(screen.getByText(/^Waymark reads English, German/)).toBeTruthy();
    await scene.user.click(await screen.findByText('I slept well.', { selector: 'p span' }));
    scene.saves([{ ...first, evidence: passage('I slept well.'), title: 'I slept well.', reviewed: true }]);
    await press('Make this a step');
    await isAt('I slept well.');
  });

  it('rejects a roadmap of another mentor', async () => {
    delete scene.api.responses['/api/roadmaps/r1/review'];
    scene.render();
    await screen.findByText('This roadmap is not yours or has been removed.');
  });

  it('can be loaded again after an error', async () => {
    const { body } = scene.api.responses['/api/roadmaps/r1/review'] as { body: unknown };
    scene.fails('/api/roadmaps/r1/review');
    scene.render();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    scene.api.responses['/api/roadmaps/r1/review'] = { body };
    await scene.user.click(retry);
    await isAt('I opened every letter');
  });
});
