import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { aMentor, aRoadmapCard, aUser } from '../../testing/directory-samples.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { freeFrom } from '../../testing/session-samples.ts';
import MentorPage from './mentor-page.tsx';

const INTRO = '/api/mentor/2/slots?kind=intro';
const ROADMAPS = '/api/roadmaps?mentorId=2&limit=100';
const REVIEWS = '/api/mentor/2/reviews?limit=6';
const rosa = aMentor();
const roadmaps = ['roadmap1', 'roadmap2', 'roadmap3'].map((id) => aRoadmapCard({ id, title: `About ${id}` }));
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({
    '/api/user': refused(401, 'Nobody is logged in.'),
    '/api/mentor/2': { body: rosa },
    [INTRO]: { body: freeFrom([], { kind: 'intro', duration: 15 }) },
    [REVIEWS]: { body: [] },
    [ROADMAPS]: {
      body: [
        { ...roadmaps[0], followers: 1_200 },
        { ...roadmaps[1], followers: 34 },
      ],
    },
  });
});

function visit(path: string): void {
  renderScreen(
    <Routes>
      <Route path="/" element={<p>home</p>} />
      <Route path="/mentor/:userId" element={<MentorPage />} />
    </Routes>,
    path,
  );
}
const stat = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling!.textContent;

describe('the page of a mentor', () => {
  it('shows name, introduction, expertise, roadmaps and the lack of reviews', async () => {
    visit('/mentor/2');
    expect(await screen.findByRole('heading', { level: 1, name: 'Rosa Delgado' })).toBeTruthy();
    expect(screen.getByText(/Electrician, widow/)).toBeTruthy();
    expect(screen.getByText('Grief and loss')).toBeTruthy();
    expect(screen.getByText('New mentor')).toBeTruthy();
    expect(await screen.findByText(/^No reviews yet\. Reviews/)).toBeTruthy();
    expect(await screen.findAllByRole('link', { name: /^Start Journey/ })).toHaveLength(2);
  });

  it('adds up followers and shows a dash when the roadmaps did not load', async () => {
    visit('/mentor/2');
    await screen.findByRole('heading', { level: 1, name: 'Rosa Delgado' });
    await screen.findAllByRole('link', { name: /^Start Journey/ });
    expect(stat('Roadmaps')).toBe('2');
    expect(stat('Followers')).toBe('1,234');
    cleanup();
    api.responses[ROADMAPS] = refused(503, 'Back in a moment.');
    visit('/mentor/2');
    expect((await screen.findByRole('alert')).textContent).toContain('The roadmaps did not load');
    expect(stat('Followers')).toBe('–');
  });

  it('shows languages, local time and the time on Waymark, and links areas to the directory', async () => {
    visit('/mentor/2');
    expect(await screen.findByText('Speaks Spanish and English')).toBeTruthy();
    expect(screen.getByText(/in Madrid \(GMT[+]\d\)$/)).toBeTruthy();
    expect(screen.getByText('On Waymark since March 2026')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Grief and loss' }).getAttribute('href')).toBe(
      '/mentors?expertise=Grief%20and%20loss',
    );
    expect(screen.getByRole('link', { name: 'Send Message' }).getAttribute('href')).toBe('/messages/with/2');
  });

  it('leaves out facts that are not known', async () => {
    api.responses['/api/mentor/2'] = { body: { ...rosa, languages: [], timezone: null } };
    visit('/mentor/2');
    expect(await screen.findByText(/^On Waymark since/)).toBeTruthy();
    expect(screen.queryByText(/^Speaks/)).toBeNull();
    expect(screen.queryByText(/ in Madrid/)).toBeNull();
  });

  it('loads all pages of roadmaps', async () => {
    api.responses[ROADMAPS] = { body: [roadmaps[0]], link: `<${ROADMAPS}&cursor=c1>; rel="next"` };
    api.responses[`${ROADMAPS}&cursor=c1`] = { body: [roadmaps[1], roadmaps[2]] };
    visit('/mentor/2');
    expect(await screen.findAllByRole('link', { name: /^Start Journey/ })).toHaveLength(3);
  });

  it('explains a missing introduction and missing roadmaps', async () => {
    api.responses['/api/mentor/2'] = { body: { ...rosa, bio: '', expertise: [] } };
    api.responses[ROADMAPS] = { body: [] };
    visit('/mentor/2');
    expect(await screen.findByText(/has not written an introduction yet/)).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'No roadmaps yet' })).toBeTruthy();
    expect(screen.queryByText('Areas of expertise')).toBeNull();
  });

  it.each(['/mentor/77', '/mentor/rosa', '/mentor/0', '/mentor/1e3'])('is not found at %p', async (path) => {
    visit(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Mentor Not Found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    expect(api.requests.filter((url) => url.startsWith('/api/mentor/'))).toEqual(
      path === '/mentor/77' ? ['/api/mentor/77'] : [],
    );
  });

  it('shows reviews with their average and loads more', async () => {
    const review = {
      rating: 4,
      text: 'Plain and kind.',
      author: 'M.',
      createdAt: '2026-10-01T08:00:00.000Z',
    };
    api.responses['/api/mentor/2'] = { body: { ...rosa, rating: { average: 4.25, count: 7 } } };
    api.responses[REVIEWS] = {
      body: [{ ...review, sessionId: 's1' }],
      link: `<${REVIEWS}&cursor=c1>; rel="next"`,
    };
    api.responses[`${REVIEWS}&cursor=c1`] = { body: [{ ...review, sessionId: 's2', rating: 1, text: '' }] };
    visit('/mentor/2');
    expect(await screen.findByText('Plain and kind.')).toBeTruthy();
    expect(screen.getByText('4.3').parentElement!.textContent).toBe('4.3 out of 5 (7 reviews)');
    fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
    expect(await screen.findByText('1 out of 5')).toBeTruthy();
    expect(screen.getByText('4 out of 5')).toBeTruthy();
  });

  it.each([
    [2_500, '€25.00 per 30 minutes', '/book-session/2'],
    [0, 'Free session', '/scheduling?mentor=2'],
  ])('shows the price of %p cents as %p and leads to %p', async (sessionPrice, words, to) => {
    const given = { sessionPrice, currency: 'EUR', nextFreeAt: '2099-01-01T09:00:00.000Z' };
    api.responses['/api/mentor/2'] = { body: { ...rosa, ...given } };
    api.responses['/api/mentor/2/slots?kind=standard&limit=4'] = {
      body: freeFrom(['2099-01-01T09:00:00.000Z', '2099-01-01T09:30:00.000Z']),
    };
    visit('/mentor/2');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Ways to talk' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book a Session' }).getAttribute('href')).toBe(to);
  });

  it('lists the next free times, each of which leads to booking with the time chosen', async () => {
    const starts = ['2099-01-01T09:00:00.000Z', '2099-01-01T09:30:00.000Z'] as const;
    api.responses['/api/mentor/2'] = { body: { ...rosa, sessionPrice: 0, nextFreeAt: starts[0] } };
    api.responses['/api/mentor/2/slots?kind=standard&limit=4'] = { body: freeFrom([...starts]) };
    visit('/mentor/2');
    const list = within(await screen.findByRole('list', { name: 'Next free times, 30 minutes' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      starts.map((start) => `/scheduling?mentor=2&slot=${encodeURIComponent(start)}`),
    );
  });

  it('explains a missing price and a lack of free times', async () => {
    visit('/mentor/2');
    expect(await screen.findByText(/has not set a price/)).toBeTruthy();
    expect(screen.getByText(/has no free times at the moment/)).toBeTruthy();
    expect(screen.getByText('Not bookable yet')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Book a Session' })).toBeNull();
  });

  it('names the topics of the roadmaps where no areas of expertise are entered', async () => {
    api.responses['/api/mentor/2'] = { body: { ...rosa, expertise: [] } };
    visit('/mentor/2');
    await screen.findAllByRole('link', { name: /^Start Journey/ });
    expect(screen.getByRole('link', { name: 'Money' }).getAttribute('href')).toBe('/mentors?category=c1');
  });

  it('offers the intro call that the reader can book', async () => {
    const start = new Date(Date.now() + 86_400_000).toISOString();
    api.responses[INTRO] = { body: freeFrom([start], { kind: 'intro', duration: 15 }) };
    visit('/mentor/2');
    const [next, all] = [
      await screen.findByRole('link', { name: /^Book it for/ }),
      screen.getByRole('link', { name: 'See all times for an intro call with Rosa Delgado' }),
    ].map((link) => link.getAttribute('href'));
    expect(all).toBe('/scheduling?mentor=2&kind=intro');
    expect(next).toBe(`${all}&slot=${encodeURIComponent(start)}`);
  });

  it('links a mentor to their own calendar instead of booking', async () => {
    api.responses['/api/user'] = { body: aUser({ id: 2, role: 'mentor' }) };
    visit('/mentor/2');
    expect(await screen.findByRole('link', { name: 'Your calendar' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Book a Session' })).toBeNull();
  });

  it('links back to the home page', async () => {
    visit('/mentor/2');
    fireEvent.click(await screen.findByRole('link', { name: 'Back' }));
    expect(await screen.findByText('home')).toBeTruthy();
  });
});
