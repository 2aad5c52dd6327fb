import { describe, expect, it } from '@jest/globals';
import { addressKey, parseRate } from './rate-limits.ts';

describe('a rate', () => {
  it('is parsed as requests per seconds', () => {
    expect(parseRate('600/60')).toEqual({ points: 600, seconds: 60 });
  });
});

describe('an address', () => {
  it.each([
    ['1.2.3.4', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::', 'fe80:0:0:0'],
  ])('%s counts as %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });
});
