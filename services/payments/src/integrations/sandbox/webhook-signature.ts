import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '@waymark/kernel/app-error';

const TOLERANCE_SECONDS = 300;

const mac = (secret: string, seconds: number, payload: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');

/** Signs as Stripe does: `t=<epoch seconds>,v1=<HMAC-SHA256 of "t.payload", hex>`. */
export function sign(secret: string, payload: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000);
  return `t=${seconds},v1=${mac(secret, seconds, payload)}`;
}

/** Throws AppError VALIDATION unless one of the signatures is valid and recent. */
export function verify(secret: string, payload: string, signature: string, now: Date): void {
  const parts = signature.split(',').map((part) => part.trim().split('=', 2));
  const seconds = Number(parts.find(([name]) => name === 't')?.[1]);
  const given = parts.flatMap(([name, value]) => (name === 'v1' && value ? [value] : []));
  if (!Number.isInteger(seconds) || !given.some((value) => isEqual(value, mac(secret, seconds, payload)))) {
    throw new AppError('VALIDATION', 'The webhook signature is invalid.');
  }
  if (Math.abs(now.getTime() / 1_000 - seconds) > TOLERANCE_SECONDS) {
    throw new AppError('VALIDATION', 'The webhook signature has expired.');
  }
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
