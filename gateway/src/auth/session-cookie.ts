import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_SECONDS } from './session-store.ts';

/** `__Host-`: the browser takes it only over a safe connection, for this host alone and for all of its paths. */
export const SESSION_COOKIE = '__Host-waymark';
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** The token the browser sent, or null. */
export function readSessionCookie(request: FastifyRequest): string | null {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() === SESSION_COOKIE) return pair.slice(at + 1).trim() || null;
  }
  return null;
}

export function sendSessionCookie(reply: FastifyReply, token: string): void {
  reply.header('set-cookie', `${SESSION_COOKIE}=${token}; Max-Age=${SESSION_SECONDS}; ${ATTRIBUTES}`);
}

export function dropSessionCookie(reply: FastifyReply): void {
  reply.header('set-cookie', `${SESSION_COOKIE}=; Max-Age=0; ${ATTRIBUTES}`);
}
