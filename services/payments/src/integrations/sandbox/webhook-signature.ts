import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '@waymark/kernel/app-error';

/** Older ones are refused: somebody may be repeating what they have seen. */
const TOLERANCE_SECONDS = 300;

const mac = (secret: string, seconds: number, payload: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');

/** As Stripe signs: `t=<epoch seconds>,v1=<HMAC-SHA256 of "t.payload", hex>`. */
export function sign(secret: string, payload: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000);
  return `t=${seconds},v1=${mac(secret, seconds, payload)}`;
}

/** Throws AppError VALIDATION unless one of the signatures is right and the time is near. */
export function verify(secret: string, payload: string, signature: string, now: Date): void {
  const parts = signature.split(',').map((part) => part.trim().split('=', 2));
  const seconds = Number(parts.find(([name]) => name === 't')?.[1]);
  const given = parts.flatMap(([name, value]) => (name === 'v1' && value ? [value] : []));
  if (!Number.isInteger(seconds) || !given.some((value) => same(value, mac(secret, seconds, payload)))) {
    throw new AppError('VALIDATION', 'The signature is wrong.');
  }
  if (Math.abs(now.getTime() / 1_000 - seconds) > TOLERANCE_SECONDS) {
    throw new AppError('VALIDATION', 'The signature is too old.');
  }
}

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
