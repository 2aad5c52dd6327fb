import { z } from 'zod';

/** The public key with which a browser subscribes (VAPID, RFC 8292), in base64url. */
export const PushKey = z.object({ publicKey: z.string() }).meta({ id: 'PushKey' });
export type PushKey = z.infer<typeof PushKey>;

const endpoint = z
  .url({ protocol: /^https?$/, error: 'This is not the address of a push service.' })
  .max(1_000, 'This address is too long.');
const base64Url = (bytes: number, name: string) => {
  const length = Math.ceil((bytes * 4) / 3);
  return z.string().regex(new RegExp(`^[\\w-]{${length}}$`), `${name} is not a key of a browser.`);
};

/** As `PushSubscription.toJSON()` of a browser returns it (RFC 8291). */
export const PushDeviceBody = z
  .object({ endpoint, keys: z.object({ p256dh: base64Url(65, 'p256dh'), auth: base64Url(16, 'auth') }) })
  .meta({ id: 'PushDeviceBody' });
export type PushDeviceBody = z.infer<typeof PushDeviceBody>;

export const PushEndpointBody = z.object({ endpoint }).meta({ id: 'PushEndpointBody' });
export type PushEndpointBody = z.infer<typeof PushEndpointBody>;

/** The content of a push message: what a locked screen may show, and the path it opens. */
export const PushContent = z.object({
  title: z.string(),
  link: z.string().regex(/^\/(?!\/)/),
  /** A later message with the same tag replaces the earlier one. */
  tag: z.string(),
});
export type PushContent = z.infer<typeof PushContent>;
