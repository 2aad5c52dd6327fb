import { expect, it } from '@jest/globals';
import { usualPrices } from '@waymark/contracts/scheduling/constants';
import { createQueryClient } from '#lib/query-client.ts';
import { freeFrom } from '#testing/session-samples.ts';
import { updateCachedPrice } from './use-slots.ts';

it('updates the price of cached free times and nothing else', () => {
  const client = createQueryClient();
  const start = '2026-12-03T01:30:00.000Z';
  client.setQueryData(['slots', 2, 'first'], freeFrom([start]));
  client.setQueryData(['slots', 2, 'guided', 'next'], Date.parse(start));
  client.setQueryData(['slots', 2, 'guided', 'none'], null);
  updateCachedPrice(client, 2, { price: 3_000, currency: 'EUR' });
  expect(client.getQueryData(['slots', 2, 'first'])).toEqual(
    freeFrom([start], { pricing: { sessionPrice: 3_000, currency: 'EUR', typePrices: { ...usualPrices } } }),
  );
  expect(client.getQueryData(['slots', 2, 'guided', 'next'])).toBe(Date.parse(start));
  expect(client.getQueryData(['slots', 2, 'guided', 'none'])).toBeNull();
});
