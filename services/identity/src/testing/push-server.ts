import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushContent, PushDeviceBody } from '@waymark/contracts/identity/push';

/** A message as the browser gets it, and what the push service saw of it. */
export interface PushReceived {
  device: PushDeviceBody;
  content: PushContent;
  secondsToLive: number;
  topic: string | undefined;
  /** In base64url. */
  vapidKey: string;
}

interface Browser {
  body: PushDeviceBody;
  keys: ECDH;
}

/**
 * A push service (RFC 8030) with its browsers. It rejects what a real one rejects: a missing TTL, another encoding, or a
 * token that is not signed for it (RFC 8292); each browser decrypts its messages (RFC 8291).
 */
export async function startPushServer() {
  const received: PushReceived[] = [];
  const browsers = new Map<string, Browser>();
  const replies = new Map<string, number[]>();
  let origin = '';
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const browser = browsers.get(request.url ?? '');
    const status = browser
      ? (replies.get(browser.body.endpoint)?.shift() ?? accept(request, body, browser))
      : 404;
    response.writeHead(status, status === 307 ? { location: `${origin}/elsewhere` } : {}).end();
  });

  function accept(request: IncomingMessage, body: Buffer, browser: Browser): number {
    const { ttl, topic, authorization = '' } = request.headers;
    const [, token = '', vapidKey = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
    if (request.method !== 'POST' || !/^\d+$/.test(String(ttl))) return 400;
    if (request.headers['content-encoding'] !== 'aes128gcm') return 415;
    if (!isSignedFor(origin, token, vapidKey)) return 403;
    const content = JSON.parse(decrypt(body, browser)) as PushContent;
    received.push({
      device: browser.body,
      content,
      secondsToLive: Number(ttl),
      topic: topic as string,
      vapidKey,
    });
    return 201;
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    /** A browser that has subscribed. */
    subscribe(): PushDeviceBody {
      const keys = createECDH('prime256v1');
      const path = `/push/${randomBytes(12).toString('hex')}`;
      const p256dh = keys.generateKeys().toString('base64url');
      const body = {
        endpoint: `${origin}${path}`,
        keys: { p256dh, auth: randomBytes(16).toString('base64url') },
      };
      browsers.set(path, { body, keys });
      return body;
    },
    /** Sets the statuses of the next responses for this browser; later messages are accepted. */
    replyWith: (device: PushDeviceBody, ...statuses: number[]) => replies.set(device.endpoint, statuses),
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

function isSignedFor(origin: string, token: string, key: string): boolean {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return false;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const now = Date.now() / 1_000;
  return (
    aud === origin &&
    exp > now &&
    exp <= now + 24 * 3_600 &&
    /^(?:mailto:|https:)/.test(sub) &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  );
}

const TAG = 16;

function decrypt(body: Buffer, { body: { keys: own }, keys }: Browser): string {
  const [salt, keyLength] = [body.subarray(0, 16), body[20]!];
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(own.p256dh, 'base64url'), sender]);
  const derive = (ikm: Buffer, from: Buffer, about: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', ikm, from, about, length));
  const ikm = derive(keys.computeSecret(sender), Buffer.from(own.auth, 'base64url'), info, 32);
  const key = derive(ikm, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(ikm, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-TAG));
  const text = Buffer.concat([cipher.update(record.subarray(0, -TAG)), cipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}
