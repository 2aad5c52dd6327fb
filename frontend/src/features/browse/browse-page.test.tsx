import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aRoadmapCard } from '../../testing/directory-samples.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { place, renderScreen } from '../../testing/render-screen.tsx';
import BrowsePage from './browse-page.tsx';

const ALL = '/api/roadmaps?limit=24';
const category = aRoadmapCard().category;
const health = { ...category, id: 'c2', name: 'Health', slug: 'health' };
const roadmaps = ['r1', 'r2', 'r3'].map((id) => aRoadmapCard({ id, title: `About ${id}` }));
const [first, second, third] = roadmaps;
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({
    '/api/user': refused(401, 'Nobody is logged in.'),
    '/api/categories': { body: [category, health] },
    [ALL]: { body: roadmaps },
  });
});

const visit = (path = '/browse') => renderScreen(<BrowsePage />, path);
const searchBox = () => screen.getByRole('searchbox', { name: 'Search roadmaps' }) as HTMLInputElement;
const filter = (name: string) =>
  within(screen.getByRole('group', { name: 'Filter by category' })).getByRole('button', { name });
const shows = (...titles: string[]) =>
  waitFor(() =>
    expect(
      screen
        .queryAllByRole('article')
        .map((card) => within(card).getByRole('heading', { level: 2 }).textContent),
    ).toEqual(titles),
  );

describe('the search', () => {
  it('filters by the query, counts the results and updates the address', async () => {
    api.responses[`${ALL}&q=r2`] = { body: [second] };
    visit();
    await screen.findByText('3 roadmaps');
    fireEvent.change(searchBox(), { target: { value: ' r2 ' } });
    await shows('About r2');
    expect(screen.getByText('1 roadmap')).toBeTruthy();
    expect(place()).toBe('/browse?q=r2');
  });

  it('offers all roadmaps for an empty result', async () => {
    api.responses[`${ALL}&q=zzz`] = { body: [] };
    visit('/browse?q=zzz');
    expect(await screen.findByRole('heading', { name: 'No roadmaps found' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show all roadmaps' }));
    await shows('About r1', 'About r2', 'About r3');
    expect(place()).toBe('/browse');
    await waitFor(() => expect(searchBox().value).toBe(''));
  });

  it('can be retried after an error', async () => {
    api.responses[ALL] = refused(503, 'Back in a moment.');
    visit();
    expect((await screen.findByRole('alert')).textContent).toContain('The roadmaps did not load');
    api.responses[ALL] = { body: roadmaps };
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await shows('About r1', 'About r2', 'About r3');
  });
});

describe('the categories', () => {
  it('are read from the address and combine with the search', async () => {
    api.responses[`${ALL}&q=r`] = { body: [first, second] };
    api.responses[`${ALL}&q=r&categoryId=c2`] = { body: [second] };
    visit('/browse?q=r&category=c2');
    await shows('About r2');
    expect(searchBox().value).toBe('r');
    const pressed = () => ['All', 'Money', 'Health'].map((name) => filter(name).getAttribute('aria-pressed'));
    expect(pressed()).toEqual(['false', 'false', 'true']);
    fireEvent.click(filter('All'));
    await shows('About r1', 'About r2');
    expect(pressed()).toEqual(['true', 'false', 'false']);
    expect(place()).toBe('/browse?q=r');
    fireEvent.click(filter('Health'));
    await shows('About r2');
    expect(place()).toBe('/browse?q=r&category=c2');
  });
});

describe('Load More', () => {
  beforeEach(() => {
    api.responses[ALL] = { body: [first, second], link: `<${ALL}&cursor=c1>; rel="next"` };
    api.responses[`${ALL}&cursor=c1`] = { body: [third] };
  });

  it('appends the next page and disappears after the last', async () => {
    visit();
    expect(await screen.findByText('The newest 2 roadmaps')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
    await shows('About r1', 'About r2', 'About r3');
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  });

  it('preserves the list when the next page fails and can be retried', async () => {
    const next = api.responses[`${ALL}&cursor=c1`]!;
    api.responses[`${ALL}&cursor=c1`] = refused(503, 'Back in a moment.');
    visit();
    fireEvent.click(await screen.findByRole('button', { name: 'Load More' }));
    expect(await screen.findByText(/The next ones did not load/)).toBeTruthy();
    await shows('About r1', 'About r2');
    api.responses[`${ALL}&cursor=c1`] = next;
    fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
    await shows('About r1', 'About r2', 'About r3');
  });
});
