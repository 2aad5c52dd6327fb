import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_SECONDS } from './session-store.ts';

/** `__Host-`: the browser takes it only over a safe connection, for this host alone and for all of its paths. */
export const SESSION_COOKIE = '__Host-waymark';
const DEVICE_COOKIE = '__Host-waymark-device';
/** The longest lifetime of a cookie in browsers: 400 days. */
const DEVICE_SECONDS = 400 * 24 * 3600;
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** The token the browser sent, or null. */
export const readSessionCookie = (request: FastifyRequest): string | null =>
  readCookie(request, SESSION_COOKIE);

/** `seconds`: how long the session lasts if it is not used. */
export function sendSessionCookie(reply: FastifyReply, token: string, seconds = SESSION_SECONDS): void {
  reply.header('set-cookie', `${SESSION_COOKIE}=${token}; Max-Age=${seconds}; ${ATTRIBUTES}`);
}

export function dropSessionCookie(reply: FastifyReply): void {
  reply.header('set-cookie', `${SESSION_COOKIE}=; Max-Age=0; ${ATTRIBUTES}`);
}

/** What recognizes the browser, or null: none yet, or malformed. It gives no access. */
export function readDeviceCookie(request: FastifyRequest): string | null {
  const token = readCookie(request, DEVICE_COOKIE);
  return token && /^[\w-]{43}$/.test(token) ? token : null;
}

/** Sends the cookie of the device, a new one where there is none. Returns its token. */
export function giveDeviceCookie(request: FastifyRequest, reply: FastifyReply): string {
  const token = readDeviceCookie(request) ?? randomBytes(32).toString('base64url');
  reply.header('set-cookie', `${DEVICE_COOKIE}=${token}; Max-Age=${DEVICE_SECONDS}; ${ATTRIBUTES}`);
  return token;
}

export function readCookie(request: FastifyRequest, name: string): string | null {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null;
  }
  return null;
}
