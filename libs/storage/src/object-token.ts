import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** The permissions of a signed link of the disk driver. `exp`: seconds since 1970. */
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

// The prefix separates these signatures from others with the same secret.
const mac = (secret: string, payload: string): Buffer =>
  createHmac('sha256', secret).update(`waymark-object:${payload}`).digest();

export function signObjectToken(secret: string, claims: ObjectClaims): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${payload}.${mac(secret, payload).toString('base64url')}`;
}

/** Returns the permissions of `/api/object-links/<token>`, null if it is forged, malformed or expired. */
export function verifyObjectToken(secret: string, token: string, now = new Date()): ObjectClaims | null {
  const [payload, signature, ...rest] = token.split('.');
  if (!payload || !signature || rest.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  const wanted = mac(secret, payload);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  // Claims of an older release may have another form.
  const claims = ObjectClaims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return claims.success && claims.data.exp * 1000 > now.getTime() ? claims.data : null;
}
