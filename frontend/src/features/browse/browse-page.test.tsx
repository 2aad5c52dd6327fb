import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { localSaves } from '../../shared/saved-roadmaps/local-saves.ts';
import { aRoadmap, aRoadmapCard, aUser } from '../../testing/directory-samples.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { place, renderScreen } from '../../testing/render-screen.tsx';
import BrowsePage from './browse-page.tsx';

const ALL = '/api/roadmaps?limit=24';
const category = aRoadmapCard().category;
const health = { ...category, id: 'c2', name: 'Health', slug: 'health' };
const roadmaps = ['r1', 'r2', 'r3'].map((id) => aRoadmapCard({ id, title: `About ${id}` }));
const [first, second, third] = roadmaps;
const nearest = (q: string) => `/api/roadmaps?limit=3&q=${q}&near=true`;
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

describe('a tag', () => {
  it('on a card leads to all roadmaps with it, and is cleared by its chip', async () => {
    api.responses[ALL] = { body: [aRoadmapCard({ ...first, tags: ['first job'] }), second] };
    api.responses[`${ALL}&tag=first+job`] = { body: [first] };
    visit();
    fireEvent.click(await screen.findByRole('link', { name: 'first job' }));
    await shows('About r1');
    expect(place()).toBe('/browse?tag=first+job');
    fireEvent.click(screen.getByRole('button', { name: 'Clear the tag first job' }));
    await shows('About r1', 'About r2');
    expect(place()).toBe('/browse');
  });
});

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
    api.responses[nearest('zzz')] = { body: [third] };
    visit('/browse?q=zzz');
    expect(await screen.findByRole('heading', { name: 'No roadmaps found' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'The nearest roadmaps' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'About r3' })).toBeTruthy();
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

describe('a result', () => {
  it('shows the sentence that matches, with its words lit', async () => {
    const match = { kind: 'quote' as const, text: 'I owed nine lenders.', lit: [{ start: 2, end: 6 }] };
    api.responses[`${ALL}&q=debt`] = { body: [{ ...first, match }] };
    visit('/browse?q=debt');
    const sentence = await screen.findByText('In the mentor’s words');
    const lit = screen.getByText('owed');
    expect(lit.tagName).toBe('MARK');
    expect(sentence.parentElement!.textContent).toContain('“I owed nine lenders.”');
  });
});

describe('the filters', () => {
  it('are read from the address, counted and cleared', async () => {
    api.responses[`${ALL}&length=short&price=2500&voice=true&sort=shortest`] = { body: [first] };
    visit('/browse?length=short&price=25&voice=1&sort=shortest');
    await shows('About r1');
    const open = screen.getByRole('button', { name: 'Filter (3)' });
    expect(open.getAttribute('aria-expanded')).toBe('true');
    api.responses[`${ALL}&sort=shortest`] = { body: roadmaps };
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await shows('About r1', 'About r2', 'About r3');
    expect(place()).toBe('/browse?sort=shortest');
  });

  it('write what is chosen into the address', async () => {
    api.responses[`${ALL}&price=free`] = { body: [second] };
    visit();
    fireEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    fireEvent.change(screen.getByLabelText('30 minutes with the mentor'), { target: { value: 'free' } });
    await shows('About r2');
    expect(place()).toBe('/browse?price=free');
  });

  it('offer the best match only for a search, as its usual order', async () => {
    api.responses[`${ALL}&q=r`] = { body: [first] };
    visit('/browse?q=r');
    const order = (await screen.findByLabelText('Sort by')) as HTMLSelectElement;
    expect(order.value).toBe('best');
    fireEvent.change(searchBox(), { target: { value: '' } });
    await waitFor(() => expect(order.value).toBe('newest'));
    expect(Array.from(order.options, ({ value }) => value)).not.toContain('best');
  });
});

describe('a request for a path', () => {
  const field = () => screen.getByLabelText('What would you like a roadmap for?') as HTMLTextAreaElement;
  beforeEach(() => {
    sessionStorage.clear();
    api.responses[`${ALL}&q=prison`] = { body: [] };
    api.responses[nearest('prison')] = { body: [] };
    api.responses['/api/path-requests/mine'] = { body: [] };
  });

  it('of a visitor is kept until the visitor has logged in', async () => {
    const { unmount } = visit('/browse?q=prison');
    await screen.findByRole('link', { name: 'Log in to send it' });
    expect(field().value).toBe('prison');
    fireEvent.change(field(), { target: { value: 'Life after prison' } });
    unmount();
    visit('/browse?q=prison');
    await screen.findByRole('link', { name: 'Log in to send it' });
    expect(field().value).toBe('Life after prison');
  });

  it('is sent, and listed with a button that deletes it', async () => {
    api.responses['/api/user'] = { body: aUser() };
    const pathRequest = { id: 'w1', text: 'Life after prison', createdAt: '2026-11-01T10:00:00.000Z' };
    api.responses['/api/path-requests'] = () => {
      api.responses['/api/path-requests/mine'] = { body: [pathRequest] };
      return { status: 201, body: pathRequest };
    };
    visit('/browse?q=prison');
    fireEvent.change(await screen.findByLabelText('What would you like a roadmap for?'), {
      target: { value: 'Life after prison' },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Send request' }));
    expect(
      await screen.findByRole('button', { name: 'Delete the request “Life after prison”' }),
    ).toBeTruthy();
    expect(field().value).toBe('');
    expect(api.sent[0]?.body).toEqual({ text: 'Life after prison' });
  });

  it('without a text is not sent', async () => {
    api.responses['/api/user'] = { body: aUser() };
    visit('/browse?q=prison');
    fireEvent.change(await screen.findByLabelText('What would you like a roadmap for?'), {
      target: { value: '' },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Send request' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Your request must be at least 3');
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
    expect(await screen.findByText(/Could not load more/)).toBeTruthy();
    await shows('About r1', 'About r2');
    api.responses[`${ALL}&cursor=c1`] = next;
    fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
    await shows('About r1', 'About r2', 'About r3');
  });
});

describe('the list without a search', () => {
  it('begins with the roadmaps that the reader follows or has made, each once', async () => {
    const mentor = aUser({ role: 'mentor' });
    const following = { roadmap: third, completedSteps: 1, totalSteps: 9, lastUpdated: null };
    const made = aRoadmapCard({ id: 'r9', title: 'About r9', mentorId: 1 });
    Object.assign(api.responses, {
      '/api/user': { body: mentor },
      '/api/following': { body: [following] },
      '/api/roadmaps?limit=24&mentorId=1': { body: [made] },
      '/api/saved-roadmaps': { body: [] },
      [`${ALL}&q=r`]: { body: roadmaps },
    });
    visit();
    await shows('About r3', 'About r9', 'About r1', 'About r2');
    fireEvent.change(searchBox(), { target: { value: 'r' } });
    await shows('About r1', 'About r2', 'About r3');
  });
});

describe('roadmaps saved for later', () => {
  const save = (title: string) => screen.findByRole('button', { name: `Save for later: ${title}` });

  it('are kept on the device of a visitor, and listed', async () => {
    api.responses['/api/roadmaps/r2'] = { body: aRoadmap({ id: 'r2', title: 'About r2' }, [{}]) };
    visit();
    fireEvent.click(await save('About r2'));
    await waitFor(async () => expect((await save('About r2')).getAttribute('aria-pressed')).toBe('true'));
    fireEvent.click(screen.getByRole('button', { name: 'Saved for later' }));
    await shows('About r2');
    expect(place()).toBe('/browse?saved=1');
    expect(api.sent).toEqual([]);
  });

  it('move to the account at login, once', async () => {
    localStorage.setItem('saved_roadmaps', '["r2","r1"]');
    localSaves.storageChanged(null);
    Object.assign(api.responses, {
      '/api/user': { body: aUser() },
      '/api/following': { body: [] },
      '/api/saved-roadmaps': { body: [] },
      '/api/saved-roadmaps/': { body: { success: true } },
    });
    visit();
    await waitFor(() => expect(api.sent.map(({ url }) => url)).toHaveLength(2));
    expect(api.sent.map(({ url }) => url)).toEqual(['/api/saved-roadmaps/r1', '/api/saved-roadmaps/r2']);
    await waitFor(() => expect(localSaves.ids()).toEqual([]));
  });

  it('are listed after the move, although an earlier response arrives later', async () => {
    localStorage.setItem('saved_roadmaps', '["r2"]');
    localSaves.storageChanged(null);
    const lists = [[], [second]];
    Object.assign(api.responses, {
      '/api/user': { body: aUser() },
      '/api/following': { body: [] },
      '/api/saved-roadmaps': () => ({ body: lists.shift() }),
      '/api/saved-roadmaps/': { body: { success: true } },
    });
    const respond = globalThis.fetch;
    const held = Promise.withResolvers<void>();
    globalThis.fetch = async (url, init) => {
      const response = await respond(url, init);
      if (String(url).endsWith('/api/saved-roadmaps')) await held.promise;
      return response;
    };
    visit('/browse?saved=1');
    await waitFor(() => expect(localSaves.ids()).toEqual([]));
    held.resolve();
    await shows('About r2');
  });
});
