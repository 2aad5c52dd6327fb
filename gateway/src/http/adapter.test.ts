import { describe, expect, it } from '@jest/globals';
import { trustProxy } from './adapter.ts';
import { requestId } from './request-id.ts';

describe('TRUST_PROXY', () => {
  it.each([
    ['false', false],
    ['true', true],
    ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
  ])('%s is parsed', (text, trusted) => {
    expect(trustProxy(text)).toEqual(trusted);
  });
});

describe('a request id', () => {
  it('is taken from the client when it is valid', () => {
    expect(requestId('a-1.b_c:9')).toBe('a-1.b_c:9');
  });

  it.each([undefined, '', 'a b', 'a\nb', 'x'.repeat(129), ['a', 'b'], '{}'])(
    'is generated in place of %p',
    (given) => {
      expect(requestId(given)).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});
