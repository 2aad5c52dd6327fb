import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { FoundName, NameReview } from '@waymark/contracts/roadmaps/names';
import { FakeApi } from '../../../../testing/fake-api.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { NamesSection } from './names-section.tsx';

const URL = '/api/roadmaps/r1/names';
const found = (given: Partial<FoundName> = {}): FoundName => ({
  ...{ name: 'Jana', decision: 'open', replacement: null, count: 2 },
  places: [{ place: 'Quote', excerpt: 'I rang Jana that night' }],
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

it('shows where a name occurs, and replaces it everywhere', async () => {
  const replaced = found({ decision: 'replaced', replacement: 'a friend' });
  const api = open([found()], { names: [replaced], undo: 'Jana' });
  await screen.findByText('Quote: “I rang Jana that night”');
  fireEvent.click(screen.getByRole('button', { name: 'Use “a friend” instead of Jana' }));
  fireEvent.click(screen.getByRole('button', { name: 'Replace everywhere: Jana' }));
  await screen.findByText('“Jana” was replaced by “a friend”.');
  expect(api.sent).toMatchObject([{ body: { action: 'replace', name: 'Jana', replacement: 'a friend' } }]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('“Jana” was replaced by “a friend”.');
  expect(api.sent[1]).toMatchObject({ body: { action: 'undo', name: 'Jana' } });
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

it('leaves a name as it is', async () => {
  const api = open([found()], { names: [found({ decision: 'kept' })] });
  fireEvent.click(await screen.findByRole('button', { name: 'Leave as it is: Jana' }));
  await screen.findByText('“Jana” stays, in 2 places.');
  expect(api.sent).toMatchObject([{ body: { action: 'keep', name: 'Jana' } }]);
});
