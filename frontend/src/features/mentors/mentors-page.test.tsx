import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aMentor, someMentors } from '../../testing/directory-samples.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { place, renderScreen } from '../../testing/render-screen.tsx';
import MentorsPage from './mentors-page.tsx';

const mentors = [aMentor(), ...someMentors(5), aMentor({ userId: 9, name: 'Jonas Lindqvist', bio: '' })];
const ALL = '/api/mentors?limit=24&sort=recommended';
const OFFERED = '/api/mentors/filters';
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({
    [ALL]: { body: mentors },
    [OFFERED]: { body: { expertise: ['Burnout', 'ADHD'], languages: ['en', 'pt'] } },
  });
});

const visit = (path = '/mentors') => renderScreen(<MentorsPage />, path);

describe('the mentor directory', () => {
  it('shows the number of mentors, links to each and marks an empty introduction', async () => {
    visit();
    expect(await screen.findByText('7 mentors')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(7);
    expect(screen.getByRole('link', { name: 'Rosa Delgado' }).getAttribute('href')).toBe('/mentor/2');
    expect(screen.getByText('Jonas Lindqvist has not written an introduction yet.')).toBeTruthy();
  });

  it('shows rating and price where set and links to booking', async () => {
    api.responses[ALL] = {
      body: [
        aMentor({ userId: 4, sessionPrice: 1_850, currency: 'GBP', rating: { average: 5, count: 1 } }),
        aMentor({ userId: 5, sessionPrice: 0 }),
        aMentor({ userId: 6 }),
      ],
    };
    visit();
    const cards = await screen.findAllByRole('article');
    expect(cards[0]!.textContent).toContain('5.0 out of 5 (1)(1 review)');
    await screen.findAllByRole('list', { name: 'Ways to talk' });
    expect(cards[0]!.textContent).toContain('30 minutes, £18.50');
    expect(cards[1]!.textContent).toContain('30 minutes, free');
    expect(cards[1]!.textContent).toContain('New mentor');
    expect(cards[2]!.textContent).toContain('Not offered yet');
    const links = screen.getAllByRole('link', { name: /^Book Session Now/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/book-session/4',
      '/scheduling?mentor=5',
    ]);
    expect(cards[2]!.textContent).toContain('Not bookable yet');
  });

  it('shows the next free time in the zone of the reader, and none that is unknown or over', async () => {
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000);
    inTwoDays.setHours(14, 0, 0, 0);
    api.responses[ALL] = {
      body: [
        aMentor({ userId: 4, sessionPrice: 0, nextFreeAt: inTwoDays.toISOString() }),
        aMentor({ userId: 5, sessionPrice: 0, nextFreeAt: new Date(Date.now() - 1_000).toISOString() }),
        aMentor({ userId: 6 }),
      ],
    };
    visit();
    const [known, over, unknown] = await screen.findAllByRole('article');
    await screen.findAllByRole('list', { name: 'Ways to talk' });
    expect(known!.textContent).toMatch(/Next free: \w{3},? 2:00\sPM your time/);
    expect(over!.textContent).not.toContain('Next free');
    expect(unknown!.textContent).not.toContain('Next free');
  });

  it('shows six placeholders while it loads', () => {
    visit();
    expect(
      screen.getByText('Loading mentors…').parentElement!.querySelectorAll('.rounded-card'),
    ).toHaveLength(6);
  });

  it('searches once after typing and stores the query in the address', async () => {
    api.responses[`${ALL}&q=kofi`] = { body: [mentors[4]] };
    visit();
    await screen.findByText('7 mentors');
    for (const words of ['k', 'ko', 'kof', 'kofi ']) {
      fireEvent.change(screen.getByRole('searchbox', { name: 'Search mentors' }), {
        target: { value: words },
      });
    }
    expect(await screen.findByText('1 mentor')).toBeTruthy();
    expect(place()).toBe('/mentors?q=kofi');
    expect(api.requests).toEqual([ALL, `${ALL}&q=kofi`]);
  });

  it('shows an empty result and clears the search', async () => {
    api.responses[`${ALL}&q=zzz`] = { body: [] };
    visit('/mentors?q=zzz');
    expect(await screen.findByRole('heading', { name: 'No mentors found' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear Search' }));
    expect(await screen.findByText('7 mentors')).toBeTruthy();
    expect(place()).toBe('/mentors');
    await waitFor(() => expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe(''));
  });

  it('filters and sorts by the address, and clears the filters', async () => {
    const filtered = `${ALL.replace('recommended', 'price')}&expertise=Burnout&language=pt`;
    api.responses[filtered] = { body: [mentors[2]] };
    api.responses[ALL.replace('recommended', 'price')] = { body: mentors };
    visit('/mentors?expertise=Burnout&language=pt&sort=price');
    expect(await screen.findByText('1 mentor')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Filter (2)' }).getAttribute('aria-expanded')).toBe('true');
    expect((screen.getByLabelText('Area of expertise') as HTMLSelectElement).value).toBe('Burnout');
    expect((screen.getByLabelText('Sort by') as HTMLSelectElement).value).toBe('price');
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('7 mentors')).toBeTruthy();
    expect(place()).toBe('/mentors?sort=price');
  });

  it('filters by free times and sorts by the next one', async () => {
    const soonest = ALL.replace('recommended', 'soonest');
    api.responses[soonest] = { body: mentors };
    api.responses[`${soonest}&available=3`] = { body: [mentors[2]] };
    visit();
    await screen.findByText('7 mentors');
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'soonest' } });
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    fireEvent.change(screen.getByLabelText('Free times'), { target: { value: '3' } });
    expect(await screen.findByText('1 mentor')).toBeTruthy();
    expect(place()).toBe('/mentors?sort=soonest&available=3');
  });

  it('stores chosen filters in the address', async () => {
    const set = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    api.responses[`${ALL}&language=pt`] = { body: mentors };
    api.responses[`${ALL}&language=pt&minPrice=1000`] = { body: mentors };
    api.responses[`${ALL}&language=pt&free=true`] = { body: [mentors[0]] };
    visit();
    await screen.findByText('7 mentors');
    expect(screen.queryByLabelText('Language')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await screen.findByRole('option', { name: 'Portuguese' });
    set('Language', 'pt');
    set('Price from', '10€');
    await waitFor(() => expect(place()).toBe('/mentors?language=pt&min=10'));
    fireEvent.click(screen.getByLabelText('Free sessions only'));
    expect(await screen.findByText('1 mentor')).toBeTruthy();
    expect(place()).toBe('/mentors?language=pt&free=1');
    expect((screen.getByLabelText('Price from') as HTMLInputElement).value).toBe('');
  });

  it('filters by the category of roadmaps', async () => {
    api.responses['/api/categories'] = {
      body: [{ id: 'c1', name: 'Career', slug: 'career', color: 'moss', icon: 'compass' }],
    };
    api.responses[`${ALL}&categoryId=c1`] = { body: [mentors[0]] };
    visit();
    await screen.findByText('7 mentors');
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await screen.findByRole('option', { name: 'Career' });
    fireEvent.change(screen.getByLabelText('Roadmaps about'), { target: { value: 'c1' } });
    expect(await screen.findByText('1 mentor')).toBeTruthy();
    expect(place()).toBe('/mentors?category=c1');
  });

  it('loads the next page', async () => {
    api.responses[ALL] = { body: mentors.slice(0, 4), link: `<${ALL}&cursor=c1>; rel="next"` };
    api.responses[`${ALL}&cursor=c1`] = { body: mentors.slice(4) };
    visit();
    expect(await screen.findByText('The first 4 mentors')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
    expect(await screen.findByText('7 mentors')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  });

  it('can be retried after an error', async () => {
    api.responses[ALL] = refused(503, 'Back in a moment.');
    visit();
    expect((await screen.findByRole('alert')).textContent).toContain('The mentors did not load');
    api.responses[ALL] = { body: mentors };
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('7 mentors')).toBeTruthy();
  });
});
