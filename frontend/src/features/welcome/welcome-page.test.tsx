import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aRoadmap, aRoadmapCard } from '../../testing/directory-samples.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { place, renderScreen } from '../../testing/render-screen.tsx';
import WelcomePage from './welcome-page.tsx';

const TOPICS = [
  'Career Change',
  'Financial Recovery',
  'Mental Health',
  'Health',
  'Business',
  'Life Skills',
  'Other',
].map((name, n) => ({ id: `c${n}`, name, slug: `c${n}`, color: 'moss', icon: 'signpost' }));
const debt = aRoadmapCard({ id: 'r1', title: 'Out of debt' });
const work = aRoadmapCard({ id: 'r2', title: 'Back to work' });
const aPath = (id: string, step: string) => ({ body: aRoadmap({ id }, [{ id: `${id}-a`, title: step }]) });

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({
    '/api/categories': { body: TOPICS },
    '/api/roadmaps?limit=6&categoryId=c1&sort=followed': { body: [debt, work] },
    '/api/roadmaps/r1': aPath('r1', 'Open one envelope'),
    '/api/roadmaps/r2': aPath('r2', 'Write one line'),
  });
});
const visit = (address = '/welcome') => renderScreen(<WelcomePage />, address);
const inOwnWords = (words: string) => {
  fireEvent.change(screen.getByLabelText('Or in your own words'), { target: { value: words } });
  fireEvent.click(screen.getByRole('button', { name: 'Find a roadmap' }));
};

describe('the first minute', () => {
  it('asks one question, with six topics, and can be skipped', async () => {
    visit();
    const topics = await screen.findByRole('list', { name: 'Topics' });
    await waitFor(() => expect(topics.textContent).toContain('Career Change'));
    expect(topics.querySelectorAll('a')).toHaveLength(6);
    expect(screen.getByRole('link', { name: 'Skip this' }).getAttribute('href')).toBe('/');
  });

  it('shows one path of a topic and its first step, another on request, and follows the one begun', async () => {
    visit();
    fireEvent.click(await screen.findByRole('link', { name: 'Financial Recovery' }));
    expect(document.activeElement?.textContent).toBe('A roadmap to begin with');
    expect(await screen.findByRole('heading', { name: 'Open one envelope' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show me another' }));
    expect(await screen.findByRole('heading', { name: 'Write one line' })).toBeTruthy();
    expect(screen.queryByText('Out of debt')).toBeNull();
    api.responses['/api/roadmaps/r2/follow'] = { body: { roadmapId: 'r2', isFollowing: true, followers: 1 } };
    fireEvent.click(screen.getByRole('button', { name: 'Begin this roadmap' }));
    await waitFor(() => expect(place()).toBe('/roadmap/r2?step=r2-a'));
    expect(api.sent.map(({ url }) => url)).toEqual(['/api/roadmaps/r2/follow']);
  });

  it('stays where it is if the path cannot be followed', async () => {
    visit('/welcome?topic=c1');
    await screen.findByRole('heading', { name: 'Open one envelope' });
    api.responses['/api/roadmaps/r1/follow'] = {
      status: 503,
      body: { code: 'UNAVAILABLE', message: 'Back soon.' },
    };
    fireEvent.click(screen.getByRole('button', { name: 'Begin this roadmap' }));
    await waitFor(() => expect(api.sent).toHaveLength(1));
    expect(place()).toBe('/welcome?topic=c1');
  });

  it('searches own words, and takes the nearest path where none matches', async () => {
    api.responses['/api/roadmaps?limit=6&q=paying+back'] = { body: [] };
    api.responses['/api/roadmaps?q=paying+back&near=true'] = { body: [debt] };
    visit();
    inOwnWords('  paying back ');
    expect(await screen.findByRole('heading', { name: 'Open one envelope' })).toBeTruthy();
    expect(place()).toBe('/welcome?q=paying+back');
  });

  it('leads to the search where there is no path at all', async () => {
    api.responses['/api/roadmaps?limit=6&categoryId=c1&sort=followed'] = { body: [] };
    visit('/welcome?topic=c1');
    expect(await screen.findByRole('heading', { name: 'No roadmap for this yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse Roadmaps' }).getAttribute('href')).toBe('/browse');
  });

  it('shows the help for words that name a danger, and no path that is merely similar', async () => {
    api.responses['/api/roadmaps?limit=6&q='] = { body: [debt] };
    visit();
    inOwnWords('I want to kill myself');
    await screen.findByRole('heading', { name: 'First, somebody to talk to' });
    expect(await screen.findByRole('heading', { name: 'Please talk to a person now' })).toBeTruthy();
    expect(screen.queryByText('Out of debt')).toBeNull();
    expect(api.requests.some((url) => url.includes('near=true'))).toBe(false);
  });
});
