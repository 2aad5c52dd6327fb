// guarantees: Both kinds of session show price and next free time wherever a mentor can be booked; a free mentor's button leads to no price
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import { aMentor } from '../../testing/directory-samples.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { bookingPath } from './booking-path.ts';
import { WaysToTalk } from './ways-to-talk.tsx';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const free: Partial<Mentor> = { sessionPrice: 0, nextFreeAt: inDays(2), nextGuidedAt: inDays(9) };
const show = (given: Partial<Mentor>, current?: 'standard' | 'guided') =>
  renderScreen(<WaysToTalk mentor={aMentor(given)} {...(current && { current })} />);
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the ways to talk', () => {
  it('show length, price and next free time of both kinds, and lead to that time', () => {
    show(free);
    const [standard, guided] = items();
    expect(standard).toMatch(/^30 minutes, freeNext free: .+ your time/);
    expect(guided).toMatch(/^60 minutes, from \$20, paid afterwardsNext free: .+ your time/);
    const slot = (at: string | null | undefined) => encodeURIComponent(at ?? '');
    expect(href(/^30 minutes, free/)).toBe(`/scheduling?mentor=2&slot=${slot(free.nextFreeAt)}`);
    expect(href(/^60 minutes/)).toBe(`/book-session/2?slot=${slot(free.nextGuidedAt)}`);
  });

  it.each([
    [2_000, 'USD', '30 minutes, $20'],
    [750, 'EUR', '30 minutes, €7.50'],
  ] as const)('show a price of %s %s in plain words', (sessionPrice, currency, text) => {
    show({ ...free, sessionPrice, currency });
    expect(screen.getByText(text)).toBeTruthy();
  });

  it.each([
    [{ from: 2_500, to: 2_500 }, 'EUR', '60 minutes, €25, paid afterwards'],
    [{ from: 1_550, to: 4_000 }, 'GBP', '60 minutes, from £15.50, paid afterwards'],
    [{ from: 0, to: 4_000 }, 'USD', '60 minutes, free to $40, paid afterwards'],
    [{ from: 0, to: 0 }, 'USD', '60 minutes, free'],
  ] as const)('show the prices %p of an hour in %s as %s', (guidedPrice, currency, text) => {
    show({ ...free, guidedPrice, currency });
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('lead to all times once the next one has passed', () => {
    show({ ...free, nextFreeAt: inDays(-1) });
    expect(screen.getByText('See the free times')).toBeTruthy();
    expect(href(/^30 minutes/)).toBe('/scheduling?mentor=2');
  });

  it('offer only the kind that the mentor has', () => {
    show({ ...free, sessionPrice: null, nextFreeAt: null });
    expect(items()[0]).toBe('30 minutesNot offered yet');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(href(/^60 minutes/)).toContain('/book-session/2');
  });

  it('lead to other mentors if nothing is free', () => {
    show({ sessionPrice: 0 });
    expect(screen.getByText(/Rosa Delgado has no free times at the moment/)).toBeTruthy();
    expect(href(/See mentors who have/)).toBe('/mentors?available=any&sort=soonest');
  });

  it('mark the kind that the page is about', () => {
    show(free, 'guided');
    expect(
      screen.getByText('60 minutes, from $20, paid afterwards').closest('[aria-current="true"]'),
    ).toBeTruthy();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});

it('leads from the main button of a free mentor to the free half hour, else to the hour', () => {
  const paths = [0, 2_000, null].map((sessionPrice) => bookingPath(aMentor({ sessionPrice })));
  expect(paths).toEqual(['/scheduling?mentor=2', '/book-session/2', '/book-session/2']);
});
