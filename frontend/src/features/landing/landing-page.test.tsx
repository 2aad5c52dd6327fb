import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { FeaturedClip } from '@waymark/contracts/roadmaps/media';
import { aMentor, aStory } from '../../testing/directory-samples.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { fakePlayer } from '../../testing/fake-player.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import LandingPage from './landing-page.tsx';

const mentors = [
  aMentor({ userId: 4, name: 'Amara Okafor', sessionPrice: 2_000 }),
  aMentor({ userId: 2, sessionPrice: 2_000 }),
];
const stories = [
  aStory(),
  aStory({ id: 'story2', title: 'Half past four', timeFrame: 'In one spring', roadmapId: 'roadmap1' }),
];
const MENTORS = '/api/mentors?featured=true';
const STORIES = '/api/user-stories/featured';
const ROADMAPS = '/api/roadmaps?limit=3';
const CLIP = '/api/featured-clip';

let api: FakeApi;
beforeEach(() => {
  fakePlayer();
  api = new FakeApi({
    '/api/user': refused(401, 'Nobody is logged in.'),
    [MENTORS]: { body: mentors },
    [STORIES]: { body: stories },
    [ROADMAPS]: { body: [] },
    [CLIP]: { body: null },
  });
});

const clip: FeaturedClip = {
  ...{ roadmapId: 'roadmap4', stepId: 's1', title: 'Open it', url: '/api/media/c1', seconds: 2 },
  mentor: { id: 2, name: 'Rosa Delgado', avatar: null },
  transcript: 'I opened it.',
  captions: {
    unit: 'word',
    cues: [
      { at: 0, seconds: 0 },
      { at: 2, seconds: 1 },
      { at: 9, seconds: 1.5 },
    ],
  },
};
const visit = () => renderScreen(<LandingPage />);
const section = (name: string) => within(screen.getByRole('region', { name }));
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

describe('the landing page', () => {
  it('links to each mentor, their booking and the directory', async () => {
    visit();
    await screen.findByText('Amara Okafor');
    const links = hrefs(section('They have been there').getAllByRole('link'));
    expect(screen.getByRole('link', { name: 'View All Mentors' }).getAttribute('href')).toBe('/mentors');
    expect(links).toEqual([
      '/mentors',
      ...mentors.flatMap(({ userId }) => [`/mentor/${userId}`, `/book-session/${userId}`]),
    ]);
  });

  it('shows each story with outcome and time and links to its roadmap', async () => {
    visit();
    const shown = section('Told by people who lived it');
    expect(await shown.findByRole('heading', { name: 'A key to the cellar' })).toBeTruthy();
    expect(shown.getAllByText('Life changed')).toHaveLength(2);
    expect(shown.getByText('Health · Recently')).toBeTruthy();
    expect(shown.getByText('Health · In one spring')).toBeTruthy();
    expect(hrefs(shown.getAllByRole('link'))).toEqual(['/roadmap/roadmap1']);
  });

  it('requests three lists and shows a text for each empty one', async () => {
    api.responses[MENTORS] = { body: [] };
    api.responses[STORIES] = { body: [] };
    visit();
    expect(await screen.findByText('No mentors available at the moment.')).toBeTruthy();
    expect(await screen.findByText('No stories available at the moment.')).toBeTruthy();
    expect(await screen.findByText('No learning paths available at the moment.')).toBeTruthy();
    expect(api.requests).toEqual(expect.arrayContaining([MENTORS, STORIES, ROADMAPS]));
  });

  it('reports an error in its section and retries that section alone', async () => {
    api.responses[MENTORS] = refused(503, 'Back in a moment.');
    visit();
    const there = section('They have been there');
    expect((await there.findByRole('alert')).textContent).toContain('Back in a moment.');
    expect(await screen.findByText('A key to the cellar')).toBeTruthy();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    api.responses[MENTORS] = { body: mentors };
    fireEvent.click(there.getByRole('button', { name: 'Retry' }));
    expect(await there.findByText('Amara Okafor')).toBeTruthy();
    expect(api.requests.filter((url) => url === STORIES)).toHaveLength(1);
  });

  it('offers one first step and links only to known pages', async () => {
    visit();
    await screen.findByText('Amara Okafor');
    expect(screen.getByRole('link', { name: 'Start Your Journey' }).getAttribute('href')).toBe('/browse');
    for (const href of hrefs(screen.getAllByRole('link'))) {
      expect(href).toMatch(
        /^\/(browse|mentors|apply-mentor|help|(?:mentor|book-session)\/\d+|roadmap\/[\w-]+)$/,
      );
    }
  });

  it('plays the clip that is featured, with its words, and nothing without one', async () => {
    visit();
    await screen.findByText('Amara Okafor');
    expect(api.requests).toContain(CLIP);
    expect(document.querySelector('audio')).toBeNull();
    cleanup();
    api.responses[CLIP] = { body: clip };
    visit();
    const voice = within(await screen.findByRole('region', { name: 'The voice of Rosa Delgado' }));
    expect(voice.getByRole('link').getAttribute('href')).toBe('/roadmap/roadmap4');
    fireEvent.click(voice.getByRole('button', { name: /^Play/ }));
    const audio = document.querySelector('audio')!;
    expect(audio.getAttribute('src')).toBe(clip.url);
    audio.currentTime = 1.2;
    fireEvent.timeUpdate(audio);
    expect(document.querySelector('[data-said="now"]')!.textContent).toBe('opened');
    audio.currentTime = 2.1;
    fireEvent.timeUpdate(audio);
    expect(audio.paused).toBe(true);
  });
});
