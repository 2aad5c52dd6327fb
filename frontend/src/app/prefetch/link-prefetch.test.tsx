// guarantees: A link loads its page once when pointed at, focused or touched, not when the browser saves data
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createQueryClient } from '../../lib/query-client.ts';
import LinkPrefetch, { DWELL_MS } from './link-prefetch.tsx';
import type { prefetchPage } from './prefetch-page.ts';

const prefetch = jest.fn<typeof prefetchPage>();

beforeEach(() => {
  jest.useFakeTimers();
  prefetch.mockReset().mockResolvedValue();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <a href="/mentors">
        <b>Mentors</b>
      </a>
      <a href="/browse?q=debt">Browse</a>
      <a href="https://example.com/browse">Elsewhere</a>
      <a href="/">This page</a>
      <p>Text</p>
      <LinkPrefetch prefetch={prefetch} />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const paths = () => prefetch.mock.calls.map(([, path]) => path);
const on = (text: string, type: string) =>
  fireEvent(screen.getByText(text), new MouseEvent(type, { bubbles: true }));

it.each(['pointerover', 'focusin', 'touchstart'])('loads the page of a link once, on %s', async (type) => {
  for (let time = 0; time < 2; time += 1) {
    on('Mentors', type);
    await wait(DWELL_MS);
    on('Text', type);
  }
  expect(paths()).toEqual(['/mentors']);
});

it('does not load the page of a link that the pointer only crosses', async () => {
  on('Mentors', 'pointerover');
  await wait(DWELL_MS - 1);
  on('Browse', 'pointerover');
  await wait(DWELL_MS);
  expect(paths()).toEqual(['/browse']);
});

it('loads neither the current page nor a page of another site', async () => {
  for (const text of ['This page', 'Elsewhere', 'Text']) {
    on(text, 'pointerover');
    await wait(DWELL_MS);
  }
  expect(paths()).toEqual([]);
});

it.each([{ saveData: true }, { effectiveType: '2g' }])(
  'loads nothing on a connection with %j',
  async (value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
    on('Mentors', 'touchstart');
    await wait(DWELL_MS);
    expect(paths()).toEqual([]);
  },
);

it('loads a page again that could not be loaded', async () => {
  prefetch.mockRejectedValueOnce(new Error('offline'));
  for (let time = 0; time < 2; time += 1) {
    on('Mentors', 'pointerover');
    await wait(DWELL_MS);
  }
  expect(paths()).toEqual(['/mentors', '/mentors']);
});
