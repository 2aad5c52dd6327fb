// guarantees: `/help` is complete without scripts, login or network; a search for danger shows help with its page
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Safety } from '@waymark/contracts/roadmaps/coaching';
import { helpFor } from '@waymark/safety/help';
import { aMentor, aRoadmapCard } from '../testing/directory-samples.ts';
import { FakeApi, refused } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const danger: Safety = { level: 'strong', kinds: ['suicide'], language: 'en', urgent: false };
const question: Safety = { level: 'ask-first', kinds: ['court'], language: 'en', urgent: false };
const assessed: Record<string, Safety> = {
  suicide: danger,
  'kill myself': danger,
  'chest pain': { ...question, kinds: ['chest-pain'], urgent: true },
  'court date': question,
};
// Only what the screens do with the result is tested here; the table has tests of its own.
jest.unstable_mockModule('@waymark/safety/assess', () => ({
  assessSafety: (text: string) => assessed[text] ?? null,
}));
const { default: BrowsePage } = await import('../features/browse/browse-page.tsx');
const { default: MentorsPage } = await import('../features/mentors/mentors-page.tsx');
const { default: Palette } = await import('./palette/palette.tsx');
// The first import of the lazy panel is slow.
beforeAll(() => import('../shared/safety/help-panel.tsx'));

const listed = (q: string) => `/api/roadmaps?limit=24&q=${q.replaceAll(' ', '+')}`;
const nearest = (q: string) => `/api/roadmaps?limit=3&q=${q.replaceAll(' ', '+')}&near=true`;
const grief = aRoadmapCard({
  id: 'r1',
  title: 'After my brother',
  match: { kind: 'description', text: 'My brother died by suicide.', lit: [{ start: 19, end: 26 }] },
});
const debt = aRoadmapCard({
  id: 'r2',
  title: 'Every bill',
  match: { kind: 'title', text: 'Every bill', lit: [{ start: 6, end: 10 }] },
});
let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = new FakeApi({
    '/api/user': refused(401, 'Nobody is logged in.'),
    '/api/categories': { body: [] },
    '/api/mentors/filters': { body: { expertise: [], languages: [] } },
  });
});
const helpOf = (safety: Safety) => screen.findByRole('region', { name: helpFor(safety, null).title });
const browse = (q: string) => renderScreen(<BrowsePage />, `/browse?q=${encodeURIComponent(q)}`);

describe('a search for danger', () => {
  it('shows help above the results', async () => {
    api.responses[listed('suicide')] = { body: [grief] };
    browse('suicide');
    const help = await helpOf(danger);
    const result = await screen.findByRole('article');
    expect(help.compareDocumentPosition(result) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
  });

  it('shows no unrelated paths, and does not put its words into a request', async () => {
    api.responses[listed('kill myself')] = { body: [debt] };
    browse('kill myself');
    await helpOf(danger);
    const request = await screen.findByLabelText<HTMLTextAreaElement>(/^What would you like a roadmap for/);
    expect(request.value).toBe('');
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'The nearest roadmaps' })).toBeNull();
    expect(api.requests.filter((path) => path.includes('near=true'))).toEqual([]);
  });

  it('shows help for urgent questions to a professional, and none for other ones', async () => {
    api.responses[listed('chest pain')] = { body: [] };
    const { unmount } = browse('chest pain');
    await helpOf(assessed['chest pain']!);
    unmount();
    api.responses[listed('court date')] = { body: [grief] };
    browse('court date');
    await screen.findByRole('article');
    expect(screen.queryByRole('region', { name: helpFor(question, null).title })).toBeNull();
  });

  it('shows help above the mentors, which can be closed', async () => {
    api.responses['/api/mentors?limit=24&q=suicide&sort=recommended'] = { body: [aMentor()] };
    api.responses['/api/mentors?'] = { body: [aMentor()] };
    renderScreen(<MentorsPage />, '/mentors?q=suicide');
    await helpOf(danger);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: helpFor(danger, null).title })).toBeNull();
    expect(screen.getByRole('link', { name: 'Help now' }).getAttribute('href')).toBe('/help');
  });

  it('shows help above the list of the palette', async () => {
    api.responses['/api/roadmaps?'] = { body: [debt, grief] };
    api.responses['/api/mentors?'] = { body: [] };
    renderScreen(<Palette open onOpenChange={() => {}} onHelp={() => {}} />);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'suicide' } });
    const help = await helpOf(danger);
    const list = screen.getByRole('listbox');
    await within(list).findByText('After my brother');
    expect(within(list).queryByText('Every bill')).toBeNull();
    expect(help.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

describe('a search that mentions what happened', () => {
  it('finds the paths about it, and the nearest ones, without help', async () => {
    const q = 'lost my brother to suicide';
    api.responses[listed(q)] = { body: [] };
    api.responses[nearest(q)] = { body: [grief] };
    browse(q);
    await screen.findByRole('heading', { name: 'After my brother' });
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>(/^What would you like a roadmap for/).value).toBe(q),
    );
    expect(screen.queryByRole('region', { name: helpFor(danger, null).title })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Help now' }).length).toBeGreaterThan(0);
  });
});
