import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { UNTITLED_STORY } from '@waymark/contracts/roadmaps/outline-limits';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { aDraft } from '#testing/review-scene.tsx';
import { NameCard } from './name-card.tsx';

const roadmap = { ...aDraft(), title: UNTITLED_STORY };
const health = { id: 'health', name: 'Health', slug: 'health', color: 'moss', icon: 'heart' };

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = new FakeApi({
    '/api/categories': { body: [health] },
    '/api/roadmaps/r1/sources': { body: [] },
    '/api/roadmaps/r1': { body: { ...roadmap, title: 'Out of the red' } },
  });
});

const title = () => screen.getByLabelText<HTMLInputElement>(/^Title/);
const typed = () => Object.keys(sessionStorage).filter((key) => key.startsWith('waymark-name'));

it('keeps what is typed over a reload, until it is saved', async () => {
  const { unmount } = renderScreen(<NameCard roadmap={roadmap} />);
  await screen.findByRole('option', { name: 'Health' });
  fireEvent.change(title(), { target: { value: 'Out of the red' } });
  unmount();

  renderScreen(<NameCard roadmap={roadmap} />);
  await screen.findByRole('option', { name: 'Health' });
  expect(title().value).toBe('Out of the red');
  fireEvent.click(screen.getByRole('button', { name: 'Save the name' }));
  await screen.findByText('Choose a category.');
  expect(typed()).toHaveLength(1);
  fireEvent.change(screen.getByLabelText(/^Category/), { target: { value: 'health' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the name' }));
  await waitFor(() => expect(typed()).toEqual([]));
  expect(api.sent[0]?.body).toMatchObject({ title: 'Out of the red', categoryId: 'health' });
});
