import { expect, it } from '@jest/globals';
import { countFilters, filterOf, queryOf } from './directory-filter.ts';

const read = (address: string) => filterOf(new URLSearchParams(address));
const asked = (address: string) =>
  Object.fromEntries(
    Object.entries(queryOf(read(address))).filter(([, value]) => value !== undefined && value !== ''),
  );

it('requests recommended mentors by default', () => {
  expect(asked('')).toEqual({ sort: 'recommended' });
  expect(countFilters(read('q=tea&sort=name'))).toBe(0);
});

it('reads every filter from the address, prices in whole units', () => {
  const address =
    'q=bus&expertise=Debt&language=pt&category=c1&zone=Asia%2FTokyo&min=10&max=40&free=1&rating=4.5&sort=price&available=3';
  expect(asked(address)).toEqual({
    ...{ q: 'bus', expertise: 'Debt', language: 'pt', zone: 'Asia/Tokyo', free: 'true', sort: 'price' },
    ...{ categoryId: 'c1', minPrice: 1_000, maxPrice: 4_000, minRating: 4.5, available: '3' },
  });
  expect(countFilters(read(address))).toBe(9);
});

it.each([
  'language=english',
  'category=../x',
  'zone=Mars/Olympus',
  'min=-1',
  'max=1e9',
  'free=yes',
  'rating=9',
  'sort=random',
  'available=2',
])('ignores %s', (address) => {
  expect(asked(address)).toEqual({ sort: 'recommended' });
});
