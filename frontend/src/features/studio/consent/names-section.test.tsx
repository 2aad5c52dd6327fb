import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FoundName, NameReview } from '@waymark/contracts/roadmaps/names';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { NamesSection } from './names-section.tsx';

const URL = '/api/roadmaps/r1/names';
const found = (given: Partial<FoundName> = {}): FoundName => ({
  ...{ name: 'Jana', decision: 'open', replacement: null, count: 2 },
  places: [
    { key: 's1:title', place: 'Step', text: 'I rang Jana that night', isQuote: false },
    { key: 's1:quote', place: 'Quote', text: 'An old plumber called Jana came.', isQuote: true },
  ],
  ...given,
});

/** `after`: what the server returns for a decision. */
function open(names: FoundName[], after: Partial<NameReview> = {}): FakeApi {
  const api = new FakeApi({
    [URL]: () => ({ body: { revision: 2, names, undo: null, ...(api.sent.length > 0 && after) } }),
  });
  renderScreen(<NamesSection roadmapId="r1" />);
  return api;
}

const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')!.textContent);

it('shows the sentences with a name, how they will read, and replaces it everywhere', async () => {
  const replaced = found({ decision: 'replaced', replacement: 'my friend' });
  const api = open([found()], { names: [replaced], undo: 'Jana' });
  await screen.findByText('Jana', { selector: 'h3 ~ ul span' });
  expect(listed('Sentences with Jana')).toEqual([
    'Step: I rang Jana that night',
    'Quote: An old plumber called Jana came.',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Use “my friend” instead of Jana' }));
  expect(listed('How the sentences with Jana will read')).toEqual([
    'Step: I rang my friend that night',
    'Quote: An old plumber called […] came.',
  ]);
  expect(screen.getByText('my friend', { selector: 'mark' })).toBeTruthy();
  expect(screen.getAllByText(/^Before: /).map((line) => line.textContent)).toEqual([
    'Before: I rang Jana that night',
    'Before: An old plumber called Jana came.',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Replace everywhere: Jana' }));
  await screen.findByText('“Jana” was replaced by “my friend”.');
  expect(api.sent).toMatchObject([{ body: { action: 'replace', name: 'Jana', replacement: 'my friend' } }]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('“Jana” was replaced by “my friend”.');
  expect(api.sent[1]).toMatchObject({ body: { action: 'undo', name: 'Jana' } });
});

it('keeps or changes one sentence alone', async () => {
  const places = [
    { key: 's1:title', place: 'Step', text: 'I rang Jana that night', isQuote: false },
    { key: 's2:text', place: 'Step', text: 'Jana came. Then we ate. Jana left.', isQuote: false },
  ];
  const api = open([found({ places })], { names: [] });
  fireEvent.change(await screen.findByLabelText('Instead of “Jana”'), { target: { value: 'my friend' } });
  fireEvent.click(screen.getByRole('button', { name: 'Leave this one: I rang Jana that night' }));
  fireEvent.click(screen.getByRole('button', { name: 'Edit: Jana left.' }));
  const sentence = screen.getByLabelText('Sentence in your own words: Jana left.');
  expect(sentence).toHaveProperty('value', 'My friend left.');
  fireEvent.change(sentence, { target: { value: 'She left.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Use this sentence' }));
  expect(listed('How the sentences with Jana will read')).toEqual([
    'Step: I rang Jana that night',
    'Step: My friend came. ',
    'Step: She left.',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Replace everywhere: Jana' }));
  await waitFor(() => expect(api.sent).toHaveLength(1));
  expect(api.sent[0]).toMatchObject({
    body: {
      revision: 2,
      texts: [
        { key: 's1:title', text: 'I rang Jana that night' },
        { key: 's2:text', text: 'My friend came. Then we ate. She left.' },
      ],
    },
  });
});

it('requires a text for the replacement', async () => {
  const api = open([found()]);
  fireEvent.click(await screen.findByRole('button', { name: 'Replace everywhere: Jana' }));
  expect(screen.getByText('Write what to show instead of “Jana”.')).toBeTruthy();
  expect(api.sent).toEqual([]);
});

it('rejects a replacement that is too long instead of cutting it', async () => {
  const api = open([found()]);
  const long = 'a'.repeat(41);
  fireEvent.change(await screen.findByLabelText('Instead of “Jana”'), { target: { value: long } });
  fireEvent.click(screen.getByRole('button', { name: 'Replace everywhere: Jana' }));
  expect(screen.getByText('A replacement can have at most 40 characters.')).toBeTruthy();
  expect(api.sent).toEqual([]);
});

it('lets the mentor keep a name', async () => {
  const api = open([found()], { names: [found({ decision: 'kept' })] });
  fireEvent.click(await screen.findByRole('button', { name: 'Leave as it is: Jana' }));
  await screen.findByText('“Jana” stays, in 2 places.');
  expect(api.sent).toMatchObject([{ body: { action: 'keep', name: 'Jana' } }]);
});
