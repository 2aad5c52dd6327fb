import { Secret, TOTP } from 'otpauth';

/** What all apps support (RFC 6238): SHA-1, six digits, 30 seconds. */
const PERIOD_SECONDS = 30;
const SETTINGS = { issuer: 'Waymark', algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;
/** As RFC 4226 recommends: 160 bits. */
const SECRET_BYTES = 20;
/** Steps by which the clock of a phone may differ. */
const WINDOW = 1;

export const newAppSecret = (): Uint8Array => new Uint8Array(new Secret({ size: SECRET_BYTES }).bytes);

export function describeAppSecret(bytes: Uint8Array, label: string): { secret: string; uri: string } {
  const totp = totpOf(bytes, label);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The time step whose code it is, within one step of `at` (epoch milliseconds); null: a wrong code. */
export function stepOfCode(bytes: Uint8Array, code: string, at: number): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(bytes).validate({ token, timestamp: at, window: WINDOW });
  return delta === null ? null : Math.floor(at / 1_000 / PERIOD_SECONDS) + delta;
}

const totpOf = (bytes: Uint8Array, label = ''): TOTP =>
  new TOTP({ ...SETTINGS, label, secret: new Secret({ buffer: new Uint8Array(bytes).buffer }) });
