import { expect, it } from '@jest/globals';
import { newRecoveryCode, normalRecoveryCode } from './recovery-code.ts';

it('makes codes of three groups without letters that are misread', () => {
  const codes = Array.from({ length: 200 }, newRecoveryCode);
  expect(new Set(codes).size).toBe(200);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
});

it.each(['7QK2-M4XD-90ZR', ' 7qk2 m4xd 90zr ', '7qk2m4xdgozr'.replace('g', '9'), '７QK2–M4XD–9OZR'])(
  'reads %p as the same code',
  (typed) => {
    expect(normalRecoveryCode(typed)).toBe('7QK2M4XD90ZR');
  },
);
