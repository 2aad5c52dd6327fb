import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { held, passage, ReviewScene, STEPS, STORY } from '#testing/review-scene.tsx';

const [first, second, third] = STEPS as [object, object, object];
const heading = () => screen.getAllByRole('heading', { level: 2 })[0]!;
const isAt = (title: string) => waitFor(() => expect(heading().textContent).toBe(title));
const press = (name: string | RegExp) => scene.user.click(screen.getByRole('button', { name }));
const option = (name: string) => screen.getByRole('option', { name });
const chosen = () => screen.getAllByRole('option', { selected: true }).map((one) => one.textContent);

let scene: ReviewScene;
beforeEach(async () => {
  scene = new ReviewScene();
  await scene.open();
});

describe('picking another sentence', () => {
  it('works by arrow keys and Enter, from the sentence of the step', async () => {
    await scene.user.keyboard('p');
    expect(document.activeElement).toBe(option('I opened every letter.'));
    await scene.user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(chosen()).toEqual(['🙂 Then I rang the bank and asked.']);
    const { sourceId, start, end } = passage('🙂 Then I rang the bank and asked.');
    scene.saves([{ ...first, evidence: passage('🙂 Then I rang the bank and asked.') }, second, third]);
    await scene.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(scene.sent).toEqual([{ action: 'quote', stepId: 'a', sourceId, start, end, revision: 7 }]);
    expect(document.activeElement).toBe(heading());
    expect(document.querySelector('mark[data-kind="current"]')?.textContent).toBe(
      '🙂 Then I rang the bank and asked.',
    );
  });

  it('takes several sentences with Shift', async () => {
    await scene.user.keyboard('p{End}{Shift>}{ArrowUp}{/Shift}');
    expect(chosen()).toEqual(['In spring I cut up the cards.', 'I slept well.']);
    await press('Use this passage');
    const { start, end } = passage('In spring I cut up the cards. I slept well.');
    expect(scene.sent).toMatchObject([{ action: 'quote', start, end }]);
  });

  it('takes a tapped sentence', async () => {
    await press('Pick another sentence');
    await scene.user.click(option('I slept well.'));
    expect(screen.getByText('I slept well.', { selector: 'blockquote span' })).toBeTruthy();
    await press('Use this passage');
    expect(scene.sent).toMatchObject([passage('I slept well.')].map(({ start, end }) => ({ start, end })));
  });

  it('starts with text that is selected by mouse, at its offsets in the source', async () => {
    const [paragraph] = document.querySelectorAll('[data-start]');
    const words = [...paragraph!.querySelectorAll('mark')].at(-1)!.firstChild!;
    const at = words.textContent!.indexOf('rang the bank');
    getSelection()!.setBaseAndExtent(words, at, words, at + 'rang the bank '.length);
    fireEvent.mouseUp(paragraph!);
    await press('Use it for this step');
    const { start, end } = passage('rang the bank');
    expect(STORY.slice(start, end)).toBe('rang the bank');
    expect(scene.sent).toMatchObject([{ action: 'quote', start, end }]);
  });

  it('leaves the step unchanged on Escape', async () => {
    await scene.user.keyboard('p{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(heading());
    expect(scene.sent).toEqual([]);
  });

  it('leads from a refused passage that waits to the decision on it', async () => {
    await scene.user.keyboard('p');
    await scene.user.click(option('I lied to my wife about it.'));
    scene.refuses(422, 'RULE_REFUSED', 'This passage waits for you.', {
      heldBackId: 'h1',
      reason: 'mistake',
    });
    await press('Use this passage');
    expect((await screen.findByRole('alert')).textContent).toContain('This passage waits for you.');
    await press('Decide on it there');
    await isAt('You may have told this as a mistake');
  });
});

describe('a sentence of the story', () => {
  const tap = (quote: string) => scene.user.click(screen.getByText(quote, { selector: 'p > span, mark' }));
  const slept = {
    ...second,
    id: 'd',
    title: 'I slept well.',
    evidence: passage('I slept well.'),
    reviewed: true,
  };
  const { start, end } = passage('I slept well.');
  const take = { action: 'take', sourceId: 's1', start, end, revision: 7 };

  it('becomes a step by a tap, and the new step is shown', async () => {
    expect(screen.getByText('Tap any sentence to make it a step.')).toBeTruthy();
    await tap('I slept well.');
    scene.saves([first, second, third, slept], { undo: { action: 'take', title: 'I slept well.' } });
    await press('Make this a step');
    await isAt('I slept well.');
    expect(scene.sent).toEqual([take]);
    expect(document.activeElement).toBe(heading());
    expect(screen.getByText('Added. 3 to go.').getAttribute('role')).toBe('status');
    expect(screen.getByRole('button', { name: 'Undo: added “I slept well.”' })).toBeTruthy();
  });

  it('becomes a step by keyboard', async () => {
    await scene.user.keyboard('t{End}');
    expect(document.activeElement).toBe(option('I slept well.'));
    scene.saves([first, second, third, slept]);
    await scene.user.keyboard('{Enter}');
    await isAt('I slept well.');
    expect(scene.sent).toEqual([take]);
  });

  it('that is a step already leads to it', async () => {
    await tap('In spring I cut up the cards.');
    expect(screen.getByText('This is already the step “In spring I cut up the cards”.')).toBeTruthy();
    await press('Show this step');
    await isAt('In spring I cut up the cards');
    expect(scene.sent).toEqual([]);
  });

  it('is left unchanged on Escape, without scrolling the page', async () => {
    await tap('I slept well.');
    await scene.user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Text of your story' }));
    expect(screen.getByRole('button', { name: 'Keep' })).toBeTruthy();
    expect(scene.sent).toEqual([]);
  });
});

describe('a passage that waits', () => {
  beforeEach(async () => {
    await press('Waiting for you: 1');
    await isAt('You may have told this as a mistake');
  });

  it('is lit in the story', () => {
    expect(document.querySelector('mark[data-kind="current"]')?.textContent).toBe(held.evidence.quote);
  });

  it('becomes a warning of a stage, written from its words', async () => {
    await scene.user.keyboard('w');
    const field = screen.getByLabelText<HTMLTextAreaElement>('The warning');
    expect(field.value).toBe(held.evidence.quote);
    await scene.user.clear(field);
    await scene.user.type(field, 'Tell your partner before the letters do.');
    scene.saves([first, second, third], { heldBack: [{ ...held, state: 'warning' }] });
    await press('Save warning');
    await isAt('I opened every letter');
    expect(scene.sent).toEqual([
      {
        action: 'warn',
        heldBackId: 'h1',
        stageId: 'stage1',
        text: 'Tell your partner before the letters do.',
        revision: 7,
      },
    ]);
  });

  it('shows at the field why a warning is refused', async () => {
    await scene.user.keyboard('w');
    scene.refuses(422, 'RULE_REFUSED', 'A stage can have at most 12 warnings.');
    await press('Save warning');
    await waitFor(() =>
      expect(screen.getByLabelText('The warning').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(screen.getByLabelText<HTMLTextAreaElement>('The warning').value).toBe(held.evidence.quote);
  });

  it('becomes a step as it is', async () => {
    const used = { ...second, id: 'd', title: 'I lied', evidence: held.evidence, reviewed: true };
    scene.saves([first, second, used, third], { heldBack: [{ ...held, state: 'step' }] });
    await press('Use it as it is');
    await screen.findByText('Added as a step. 3 to go.');
    expect(scene.sent).toEqual([{ action: 'use', heldBackId: 'h1', revision: 7 }]);
    await press('Waiting for you: 0');
    expect(screen.getByText('Used as a step')).toBeTruthy();
    await press('Show the step');
    await isAt('I lied');
  });

  it('can be left out', async () => {
    scene.saves([first, second, third], { heldBack: [{ ...held, state: 'dismissed' }] });
    await press('Leave it out');
    await isAt('I opened every letter');
    expect(scene.sent).toMatchObject([{ action: 'dismiss', heldBackId: 'h1' }]);
    await screen.findByRole('button', { name: 'Waiting for you: 0' });
  });
});
