import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRoadmap } from '#testing/directory-samples.ts';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { place, renderScreen } from '#testing/render-screen.tsx';
import { source } from '#testing/review-scene.tsx';
import { TellYourStory } from './tell-your-story.tsx';

let api: FakeApi;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  sessionStorage.clear();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  api = new FakeApi({
    '/api/categories': {
      body: [{ id: 'health', name: 'Health', slug: 'health', color: 'moss', icon: 'heart' }],
    },
    '/api/roadmaps': { status: 201, body: aRoadmap({ id: 'r9', isOwner: true }, []) },
    '/api/roadmaps/r9/transcript': { status: 201, body: source },
  });
});

const story = () => screen.getByLabelText<HTMLTextAreaElement>('Write or paste it');
const tell = async (text: string) => {
  await user.type(story(), text);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
};

it('focuses the story where a link leads to it', () => {
  renderScreen(<TellYourStory />, '/mentor/roadmaps#tell');
  expect(document.activeElement).toBe(story());
});

it('begins a draft without a name with the story, and opens it', async () => {
  renderScreen(<TellYourStory />);
  await user.type(story(), 'I told my sister.');
  screen.getByText('4 words');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(place()).toBe('/mentor/roadmaps/r9'));
  expect(story().value).toBe('');
  expect(api.sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ title: 'Untitled story' }),
    { text: 'I told my sister.', name: 'Written story' },
  ]);
});

it('keeps the story when the draft cannot be created', async () => {
  api.responses['/api/roadmaps'] = refused(503, 'Try again');
  renderScreen(<TellYourStory />);
  await tell('I told my sister.');
  await expectToast('Error', 'Failed to create roadmap. Please try again.');
  expect(story().value).toBe('I told my sister.');
});

it('asks for a story when there is none', async () => {
  renderScreen(<TellYourStory />);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Please paste or type your story.');
  expect(api.sent).toEqual([]);
});
