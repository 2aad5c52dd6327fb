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

function visit(path = '/browse'): void {
  renderScreen(<BrowsePage />, path);
}
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
  it('follows what is typed, counts what it found, and is in the address', async () => {
    api.answers[`${ALL}&q=r2`] = { body: [second] };
    visit();
    await screen.findByText('3 roadmaps');
    fireEvent.change(searchBox(), { target: { value: ' r2 ' } });
    await shows('About r2');
    expect(screen.getByText('1 roadmap')).toBeTruthy();
    expect(place()).toBe('/browse?q=r2');
  });

  it('begins with the words and the category of the address', async () => {
    api.answers[`${ALL}&q=r2&categoryId=c2`] = { body: [second] };
    visit('/browse?q=r2&category=c2');
    await shows('About r2');
    expect(searchBox().value).toBe('r2');
    expect(filter('Health').getAttribute('aria-pressed')).toBe('true');
  });

  it('offers all roadmaps where it found none', async () => {
    api.answers[`${ALL}&q=zzz`] = { body: [] };
    visit('/browse?q=zzz');
    expect(await screen.findByRole('heading', { name: 'No roadmaps found' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show all roadmaps' }));
    await shows('About r1', 'About r2', 'About r3');
    expect(place()).toBe('/browse');
    await waitFor(() => expect(searchBox().value).toBe(''));
  });

  it('reports that the roadmaps did not load and tries again on request', async () => {
    api.answers[ALL] = refused(503, 'Back in a moment.');
    visit();
    expect((await screen.findByRole('alert')).textContent).toContain('The roadmaps did not load');
    api.answers[ALL] = { body: roadmaps };
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await shows('About r1', 'About r2', 'About r3');
  });
});

describe('the categories', () => {
  it('filter together with the search, until All is chosen again', async () => {
    api.answers[`${ALL}&q=r`] = { body: [first, second] };
    api.answers[`${ALL}&q=r&categoryId=c2`] = { body: [second] };
    visit('/browse?q=r');
    await shows('About r1', 'About r2');
    const pressed = () => ['All', 'Money', 'Health'].map((name) => filter(name).getAttribute('aria-pressed'));
    expect(pressed()).toEqual(['true', 'false', 'false']);
    fireEvent.click(filter('Health'));
    await shows('About r2');
    expect(pressed()).toEqual(['false', 'false', 'true']);
    expect(place()).toBe('/browse?q=r&category=c2');
    fireEvent.click(filter('All'));
    await shows('About r1', 'About r2');
    expect(place()).toBe('/browse?q=r');
  });
});

describe('Load More', () => {
  beforeEach(() => {
    api.answers[ALL] = { body: [first, second], link: `<${ALL}&cursor=c1>; rel="next"` };
    api.answers[`${ALL}&cursor=c1`] = { body: [third] };
  });

  it('adds the next page and goes away after the last', async () => {
    visit();
    expect(await screen.findByText('The newest 2 roadmaps')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
    await shows('About r1', 'About r2', 'About r3');
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  });

  it('leaves what is shown where the next page did not load, and can be tried again', async () => {
    const next = api.answers[`${ALL}&cursor=c1`]!;
    api.answers[`${ALL}&cursor=c1`] = refused(503, 'Back in a moment.');
    visit();
    fireEvent.click(await screen.findByRole('button', { name: 'Load More' }));
    expect(await screen.findByText(/The next ones did not load/)).toBeTruthy();
    await shows('About r1', 'About r2');
    api.answers[`${ALL}&cursor=c1`] = next;
    fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
    await shows('About r1', 'About r2', 'About r3');
  });
});
