import { expect, it } from '@jest/globals';
import { describeAppSecret, newAppSecret, stepOfCode } from './app-codes.ts';

/** RFC 6238, appendix B (SHA-1), the last six of its eight digits. */
const SECRET = Buffer.from('12345678901234567890');
const VECTORS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
] as const;

it.each(VECTORS)('at %p s accepts the code of RFC 6238, %p', (seconds, code) => {
  expect(stepOfCode(SECRET, code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
  expect(stepOfCode(SECRET, `${code.slice(0, 3)} ${code.slice(3)}`, seconds * 1_000)).not.toBeNull();
});

it('accepts a code one step early or late, and no further', () => {
  const [seconds, code] = VECTORS[2];
  const accepts = (offset: number) => stepOfCode(SECRET, code, (seconds + offset * 30) * 1_000);
  expect([-2, -1, 0, 1, 2].map(accepts)).toEqual([
    null,
    ...[-1, 0, 1].map(() => Math.floor(seconds / 30)),
    null,
  ]);
});

it.each(['', '28708', '2870820', 'abcdef', '２87082'])('refuses %p', (code) => {
  expect(stepOfCode(SECRET, code, 59_000)).toBeNull();
});

it('makes secrets of 160 bits that apps read from an address', () => {
  const bytes = newAppSecret();
  expect(bytes).toHaveLength(20);
  expect(bytes).not.toEqual(newAppSecret());
  const { secret, uri } = describeAppSecret(SECRET, 'ann@example.org');
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(uri).toBe(
    `otpauth://totp/Waymark:ann%40example.org?issuer=Waymark&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
});
