import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** What a signed link of the disk driver allows. `exp` is in seconds since 1970. */
export const ObjectClaims = z.discriminatedUnion('op', [
  z.strictObject({
    op: z.literal('put'),
    key: z.string(),
    contentType: z.string(),
    contentLength: z.number().int().nonnegative(),
    exp: z.number(),
  }),
  z.strictObject({
    op: z.literal('get'),
    key: z.string(),
    filename: z.string().optional(),
    inline: z.boolean().optional(),
    exp: z.number(),
  }),
]);
export type ObjectClaims = z.infer<typeof ObjectClaims>;

// The purpose is part of what is signed: a signature made with the same secret for something else is no link.
const mac = (secret: string, payload: string): Buffer =>
  createHmac('sha256', secret).update(`waymark-object:${payload}`).digest();

export function signObjectToken(secret: string, claims: ObjectClaims): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${payload}.${mac(secret, payload).toString('base64url')}`;
}

/** What the link `/api/objects/<token>` allows, or null when it is forged, malformed or expired. */
export function verifyObjectToken(secret: string, token: string, now = new Date()): ObjectClaims | null {
  const [payload, signature, ...rest] = token.split('.');
  if (!payload || !signature || rest.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  const wanted = mac(secret, payload);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  // Signed by us, so it is JSON we wrote; the schema guards against claims of an older release.
  const claims = ObjectClaims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return claims.success && claims.data.exp * 1000 > now.getTime() ? claims.data : null;
}
