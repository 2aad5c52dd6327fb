import { type KeyObject, sign, verify } from 'node:crypto';
import { Caller } from '@waymark/contracts/caller';
import { AppError } from '@waymark/kernel/app-error';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { readPrivateKey, readPublicKey } from './caller-keys.ts';

const Claims = z.object({ caller: Caller, expires: z.number() });

/** By which the clocks of the gateway and of a service may differ. */
const MAX_CLOCK_SKEW_MS = 60_000;
const MAX_TOKEN_LENGTH = 2_048; // far above one with the longest user name
const CACHE_SIZE = 10_000;

/** Returns `<claims>.<signature>`, both base64url, valid for `ttlMs` (and a minute more, see MAX_CLOCK_SKEW_MS). */
export function signCaller(
  privateKey: KeyObject | string,
  caller: Caller,
  ttlMs: number,
  now = Date.now(),
): string {
  const key = typeof privateKey === 'string' ? readPrivateKey(privateKey) : privateKey;
  const claims = Buffer.from(JSON.stringify({ caller, expires: now + ttlMs }));
  return `${claims.toString('base64url')}.${sign(null, claims, key).toString('base64url')}`;
}

/** Throws AppError UNAUTHENTICATED for a forged, malformed or expired token. */
export function verifyCaller(publicKey: KeyObject | string, token: string, now = Date.now()): Caller {
  return verifyClaims(publicKey, token, now).caller;
}

/** Caches tokens: signing costs more than most requests. */
export class CallerSigner {
  private readonly made = new LRUCache<string, string>({ max: CACHE_SIZE });

  constructor(private readonly privateKey: KeyObject) {}

  /** As signCaller; reuses a token until half of `ttlMs` has passed. */
  sign(caller: Caller, ttlMs: number): string {
    const key = `${caller.userId} ${caller.role} ${caller.proved === true} ${caller.applies === true} ${caller.username}`;
    const known = this.made.get(key);
    if (known) return known;
    const token = signCaller(this.privateKey, caller, ttlMs);
    this.made.set(key, token, { ttl: ttlMs / 2 });
    return token;
  }
}

export class CallerVerifier {
  private readonly checked = new LRUCache<string, z.infer<typeof Claims>>({ max: CACHE_SIZE });

  constructor(private readonly publicKey: KeyObject) {}

  verify(token: string, now = Date.now()): Caller {
    const known = this.checked.get(token);
    if (known && !isExpired(known, now)) return known.caller;
    const claims = verifyClaims(this.publicKey, token, now);
    this.checked.set(token, claims);
    return claims.caller;
  }
}

const isExpired = ({ expires }: z.infer<typeof Claims>, now: number): boolean =>
  expires + MAX_CLOCK_SKEW_MS <= now;

function verifyClaims(publicKey: KeyObject | string, token: string, now: number): z.infer<typeof Claims> {
  const refuse = (why: string) =>
    new AppError('UNAUTHENTICATED', 'Please log in again.', { cause: new Error(why) });
  if (token.length > MAX_TOKEN_LENGTH) throw refuse('caller token too long');
  const [claims, signature, ...rest] = token.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!claims || !signature || rest.length > 0) throw refuse('caller token malformed');
  const key = typeof publicKey === 'string' ? readPublicKey(publicKey) : publicKey;
  if (!verify(null, claims, key, signature)) throw refuse('caller token forged');
  const parsed = Claims.safeParse(JSON.parse(claims.toString('utf8')));
  if (!parsed.success) throw refuse('caller token malformed');
  if (isExpired(parsed.data, now)) throw refuse('caller token expired');
  return parsed.data;
}
