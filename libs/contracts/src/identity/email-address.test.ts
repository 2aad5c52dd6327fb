import { describe, expect, it } from '@jest/globals';
import { Email } from './http.ts';

const parsed = (address: string): string | null => Email.safeParse(address).data ?? null;

describe('an e-mail address', () => {
  it.each([
    ['lena@example.org', 'lena@example.org'],
    [' lena@example.org ', 'lena@example.org'],
    ['user@bücher.example', 'user@xn--bcher-kva.example'],
    ['user@BÜCHER.example', 'user@xn--bcher-kva.example'],
    ['!#$%&*/=?^_`{|}~@example.org', '!#$%&*/=?^_`{|}~@example.org'],
    ["o'neil+waymark@example.org", "o'neil+waymark@example.org"],
    ['δοκιμή@παράδειγμα.δοκιμή', 'δοκιμή@xn--hxajbheg2az3al.xn--jxalpdlp'],
    [`${'a'.repeat(64)}@example.org`, `${'a'.repeat(64)}@example.org`],
  ])('is accepted as %p and stored as %p', (typed, stored) => {
    expect(parsed(typed)).toBe(stored);
  });

  it.each([
    `${'a'.repeat(65)}@example.org`,
    `${'ä'.repeat(33)}@example.org`,
    `a@${'a'.repeat(64)}.org`,
    `a@${'a.'.repeat(124)}example.org`,
    'lena',
    'lena@example',
    'lena@127.0.0.1',
    '.lena@example.org',
    'le..na@example.org',
    'le na@example.org',
    'lena@exam ple.org',
    'lena@-example.org',
    'lena@example.org/x',
    'lena@bü%41.org',
    'lena@@example.org',
    '"lena"@example.org',
    'lena\u200b@example.org',
  ])('is refused as %p', (typed) => {
    expect(parsed(typed)).toBeNull();
  });
});
