import { describe, expect, it } from '@jest/globals';
import { assessPassword } from './password-strength.ts';

const owner = { username: 'Ann.Lee', email: 'marigold@kestrel.example' };
const refusalOf = (password: string) => assessPassword(password, owner).refusal;

describe('a new password', () => {
  it.each([
    ['password123', /common or leaked/],
    ['Password123!', /common or leaked/],
    ['p4ssw0rd1', /common or leaked/],
    ['drowssap', /common or leaked/],
    ['ｐａｓｓｗｏｒｄ123', /common or leaked/],
    ['qwertyuiop', /common or leaked/],
    ['iloveyou2', /common or leaked/],
    ['xcvbnm,./', /next to each other/],
    ['abcdefghijk', /sequence/],
    ['zzzzzzzzzzzz', /repeats/],
  ])('is refused with the reason when it is %p', (password, reason) => {
    expect(refusalOf(password)).toMatch(reason);
  });

  it.each([
    ['ann.lee1', 'your user name'],
    ['AnnLee2024', 'your user name'],
    ['marigold77', 'your email address'],
    ['MARIGOLD-kestrel', 'your email address'],
    ['marigold@kestrel.example', 'your email address'],
    ['waymark2026', 'the name of this site'],
    ['W4ymark!', 'the name of this site'],
    ['waymark-demo', 'the name of this site'],
  ])('is refused when it is mostly a name: %p', (password, what) => {
    expect(refusalOf(password)).toBe(`This is mostly ${what}, which is easy to guess.`);
  });

  it.each([
    'kfjwqzpx',
    'correct horse battery',
    'ann-likes-slow-rivers',
    'Ünïque Wörter 7',
    '長い長い秘密の言葉だよ',
  ])('is accepted when it is hard to guess: %p', (password) => {
    expect(refusalOf(password)).toBeNull();
  });

  it('has a strength that grows with the number of guesses', () => {
    const strengths = ['password123', 'kfjwqzpx', 'kfjwqzpxn', 'kfjwqzpxnbrtd'].map(
      (password) => assessPassword(password).strength,
    );
    expect(strengths).toEqual(['Too easy to guess', 'Fair', 'Good', 'Strong']);
  });

  // Unbounded, one of these takes minutes, and the test never ends.
  it.each(['p4$$w0rd'.repeat(16), '1234567890'.repeat(12), '@4$5!1|0'.repeat(16)])(
    'is assessed although it can be read in very many ways: %p',
    (password) => {
      expect(assessPassword(password).strength).toEqual(expect.any(String));
    },
  );
});
