import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { aRoadmapCard } from '../../testing/directory-samples.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { RoadmapCard } from './roadmap-card.tsx';

afterEach(cleanup);

beforeEach(() => {
  new FakeApi({ '/api/user': refused(401, 'Nobody is logged in.') });
});

function show(given: Parameters<typeof aRoadmapCard>[0] = {}) {
  return renderScreen(<RoadmapCard roadmap={aRoadmapCard(given)} />).container;
}
const quoteOf = (container: HTMLElement) => container.querySelector('blockquote')?.textContent;
const drawingOf = (container: HTMLElement): Promise<string> =>
  waitFor(() => {
    const drawing = container.querySelector('.scene svg');
    expect(drawing).not.toBeNull();
    return drawing!.outerHTML;
  });

describe('the card of a roadmap', () => {
  it('links each tag to the roadmaps with it, and has no list without tags', () => {
    show({ tags: ['first job', 'C minor'] });
    const links = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['first job', '/browse?tag=first+job'],
      ['C minor', '/browse?tag=C+minor'],
    ]);
    cleanup();
    show();
    expect(screen.queryByRole('list', { name: 'Tags' })).toBeNull();
  });

  it('quotes the mentor by first name', () => {
    const container = show({ quote: 'I still have the note.' });
    expect(quoteOf(container)).toBe('“I still have the note.”');
    expect(screen.getByText('— Rosa')).toBeTruthy();
  });

  it.each([
    ['what would you pay', '“…what would you pay…”'],
    ['Eight Saturdays at the market', '“Eight Saturdays at the market…”'],
    ['¿Y ahora qué?', '“¿Y ahora qué?”'],
  ])('marks where “%s” is cut', (quote, expected) => {
    expect(quoteOf(show({ quote }))).toBe(expected);
  });

  it.each([[null], [undefined]])('has no quote for %s', (quote) => {
    expect(show({ quote }).querySelector('figure')).toBeNull();
  });

  it('has a drawing of its own, hidden from screen readers', async () => {
    const first = await drawingOf(show());
    cleanup();
    const second = await drawingOf(show({ id: 'roadmap2' }));
    expect(first).toContain('aria-hidden="true"');
    expect(first).not.toBe(second);
    expect(first.length).toBeLessThan(1_500);
  });
});
