import { describe, expect, it } from '@jest/globals';
import { generateCallerKeys, signCaller, verifyCaller } from './caller-token.ts';

const keys = generateCallerKeys();
const ada = { userId: 7, username: 'ada', role: 'mentor' as const };
const NOW = 1_700_000_000_000;
const token = signCaller(keys.privateKey, ada, 60_000, NOW);
const refused = expect.objectContaining({ code: 'UNAUTHENTICATED' });

describe('caller token', () => {
  it('says who the caller is until it expires', () => {
    expect(verifyCaller(keys.publicKey, token, NOW + 59_999)).toEqual(ada);
    expect(() => verifyCaller(keys.publicKey, token, NOW + 60_000)).toThrow(refused);
  });

  it('of another key is refused', () => {
    expect(() => verifyCaller(generateCallerKeys().publicKey, token, NOW)).toThrow(refused);
  });

  it('is refused when anything in it was changed', () => {
    const [claims = '', signature = ''] = token.split('.');
    const admin = JSON.stringify({ caller: { ...ada, role: 'admin' }, expires: NOW + 60_000 });
    const forged = `${Buffer.from(admin).toString('base64url')}.${signature}`;
    for (const bad of [forged, claims, `${claims}.`, `.${signature}`, `${token}.x`, '', '.', `${token}A`]) {
      expect(() => verifyCaller(keys.publicKey, bad, NOW)).toThrow(refused);
    }
  });
});
