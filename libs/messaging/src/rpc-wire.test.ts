import { describe, expect, it } from '@jest/globals';
import { AppError } from '@waymark/kernel/app-error';
import { fromWire, hashOf, toWire } from './rpc-wire.ts';

describe('an error on the wire', () => {
  it('arrives as it was sent', () => {
    const sent = new AppError('TOO_MANY', 'Slow down.', { retryAfter: 3, details: { limit: 5 } });
    const arrived = fromWire(JSON.parse(JSON.stringify(toWire(sent))), 'shop.get');
    expect(arrived).toMatchObject({
      code: 'TOO_MANY',
      message: 'Slow down.',
      retryAfter: 3,
      details: { limit: 5 },
    });
  });

  it.each([
    undefined,
    null,
    'boom',
    { status: 'error', message: 'Internal server error' },
    { code: 'MADE_UP', message: 'x' },
  ])('of another shape becomes INTERNAL without its message: %j', (body) => {
    const arrived = fromWire(body, 'shop.get');
    expect(arrived.code).toBe('INTERNAL');
    expect(arrived.message).toBe('Something went wrong on our side. Please try again.');
  });
});

describe('the input hash', () => {
  it('ignores the order of keys and differs for another input', () => {
    expect(hashOf({ a: 1, b: { c: [1, 2], d: undefined } })).toBe(hashOf({ b: { c: [1, 2] }, a: 1 }));
    expect(hashOf({ a: [1, 2] })).not.toBe(hashOf({ a: [2, 1] }));
    expect(hashOf(undefined)).toMatch(/^[0-9a-f]{64}$/);
  });
});
