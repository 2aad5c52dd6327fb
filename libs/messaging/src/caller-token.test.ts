// guarantees: Calls work although the clocks of caller and owner differ, and what nobody waits for is skipped
import { describe, expect, it } from '@jest/globals';
import { generateCallerKeys, readPrivateKey, readPublicKey } from './caller-keys.ts';
import { CallerSigner, CallerVerifier, signCaller, verifyCaller } from './caller-token.ts';

const keys = generateCallerKeys();
const ada = { userId: 7, username: 'ada', role: 'mentor' as const };
const SKEW = 60_000;
const NOW = 1_700_000_000_000;
const token = signCaller(keys.privateKey, ada, 60_000, NOW);
const refused = expect.objectContaining({ code: 'UNAUTHENTICATED' });

describe('a caller token', () => {
  it('identifies the caller until it expires, by clocks that differ by up to a minute', () => {
    expect(verifyCaller(keys.publicKey, token, NOW + 59_999 + SKEW)).toEqual(ada);
    expect(verifyCaller(keys.publicKey, token, NOW - SKEW)).toEqual(ada);
    expect(() => verifyCaller(keys.publicKey, token, NOW + 60_000 + SKEW)).toThrow(refused);
  });

  it('of another key is rejected', () => {
    expect(() => verifyCaller(generateCallerKeys().publicKey, token, NOW)).toThrow(refused);
  });

  it('is rejected after any change', () => {
    const [claims = '', signature = ''] = token.split('.');
    const admin = JSON.stringify({ caller: { ...ada, role: 'admin' }, expires: NOW + 60_000 });
    const forged = `${Buffer.from(admin).toString('base64url')}.${signature}`;
    for (const bad of [forged, claims, `${claims}.`, `.${signature}`, `${token}.x`, '', '.', `${token}A`]) {
      expect(() => verifyCaller(keys.publicKey, bad, NOW)).toThrow(refused);
    }
  });

  it('is reused for the same caller and role for a while', () => {
    const signer = new CallerSigner(readPrivateKey(keys.privateKey));
    const first = signer.sign(ada, 60_000);
    expect(signer.sign({ ...ada }, 60_000)).toBe(first);
    expect(verifyCaller(keys.publicKey, signer.sign({ ...ada, role: 'admin' }, 60_000)).role).toBe('admin');
    expect(verifyCaller(keys.publicKey, signer.sign({ ...ada, userId: 8 }, 60_000)).userId).toBe(8);
    const proved = verifyCaller(keys.publicKey, signer.sign({ ...ada, proved: true }, 60_000));
    expect([proved.proved, verifyCaller(keys.publicKey, signer.sign(ada, 60_000)).proved]).toEqual([
      true,
      undefined,
    ]);
  });

  it('expires after an earlier successful check', () => {
    const verifier = new CallerVerifier(readPublicKey(keys.publicKey));
    expect(verifier.verify(token, NOW)).toEqual(ada);
    expect(verifier.verify(token, NOW + 59_999 + SKEW)).toEqual(ada);
    expect(() => verifier.verify(token, NOW + 60_000 + SKEW)).toThrow(refused);
    const stranger = new CallerVerifier(readPublicKey(generateCallerKeys().publicKey));
    expect(() => stranger.verify(token, NOW)).toThrow(refused);
  });
});
