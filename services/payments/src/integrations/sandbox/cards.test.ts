import { describe, expect, it } from '@jest/globals';
import { behaviourOf, cardIssues } from './cards.ts';

const now = new Date('2026-11-30T23:59:59Z');
const fields = (card: { number?: string; expiry?: string; cvc?: string }) =>
  cardIssues({ number: '4242424242424242', expiry: '11/26', cvc: '123', ...card }, now).map(
    ({ path }) => path[0],
  );

describe('a card', () => {
  it.each(['4242 4242 4242 4242', '4242-4242-4242-4242', '378282246310005'])(
    'is accepted as %s',
    (number) => {
      expect(fields({ number })).toEqual([]);
    },
  );

  it.each(['4242 4242 4242 4241', '4242', '', '٤٢٤٢٤٢٤٢٤٢٤٢', '0x4242424242424242'])(
    'is rejected with the number %s',
    (number) => {
      expect(fields({ number })).toEqual(['number']);
    },
  );

  it('is valid until the end of its month', () => {
    expect(fields({ expiry: '11/26' })).toEqual([]);
    expect(fields({ expiry: '11/2026' })).toEqual([]);
    expect(fields({ expiry: '10/26' })).toEqual(['expiry']);
    expect(
      cardIssues(
        { number: '4242424242424242', expiry: '11/26', cvc: '123' },
        new Date('2026-12-01T00:00:00Z'),
      ),
    ).toHaveLength(1);
  });

  it.each(['13/30', '0/30', '1230', 'soon', '12/3'])('is rejected with the expiry date %s', (expiry) => {
    expect(fields({ expiry })).toEqual(['expiry']);
  });

  it.each(['12', '12345', 'abc', ''])('is rejected with the security code %s', (cvc) => {
    expect(fields({ cvc })).toEqual(['cvc']);
  });

  it.each([
    ['4000 0000 0000 0002', 'card_declined', 'was declined'],
    ['4000 0000 0000 9995', 'insufficient_funds', 'insufficient funds'],
    ['5555 5555 5555 4444', 'card_declined', 'test mode'],
  ])('is declined for the number %s with %s', (number, code, message) => {
    expect(behaviourOf(number)).toEqual({ pays: false, code, message: expect.stringContaining(message) });
  });
});
