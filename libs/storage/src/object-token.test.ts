import { describe, expect, it } from '@jest/globals';
import { signObjectToken, verifyObjectToken } from './object-token.ts';

const secret = 'a secret for tests only';
const exp = Date.parse('2026-01-01T12:00:00Z') / 1000;
const token = signObjectToken(secret, { op: 'get', key: 'a/b', exp });
const before = new Date((exp - 1) * 1000);

describe('an object token', () => {
  it('holds its claims until it expires', () => {
    expect(verifyObjectToken(secret, token, before)).toEqual({ op: 'get', key: 'a/b', exp });
    expect(verifyObjectToken(secret, token, new Date(exp * 1000))).toBeNull();
  });

  it('is rejected under another secret', () => {
    expect(verifyObjectToken('another secret for tests', token, before)).toBeNull();
  });

  it('is rejected with any character changed or malformed', () => {
    for (let i = 0; i < token.length; i += 1) {
      const other = token[i] === 'A' ? 'B' : 'A';
      const forged = token.slice(0, i) + other + token.slice(i + 1);
      // The last character of base64 carries unused bits: other characters may spell the same bytes.
      if (i === token.length - 1) continue;
      expect(verifyObjectToken(secret, forged, before)).toBeNull();
    }
    for (const text of ['', '.', 'a.b', `${token}.x`, 'a', '..'])
      expect(verifyObjectToken(secret, text, before)).toBeNull();
  });

  it('is rejected with the signature of other claims', () => {
    const other = signObjectToken(secret, { op: 'get', key: 'a/c', exp });
    expect(verifyObjectToken(secret, `${token.split('.')[0]}.${other.split('.')[1]}`, before)).toBeNull();
  });
});
